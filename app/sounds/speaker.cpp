#include "app/sounds/speaker.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibrary>
#include <QTemporaryDir>

#include <cstdint>

namespace rookery {

namespace {

/// The functions of libcanberra (canberra.h) that are needed; they are the same since its first
/// version.
struct Canberra
{
    using Create = int (*)(void **context);
    using Play = int (*)(void *context, std::uint32_t id, ...);
    using Destroy = int (*)(void *context);

    Canberra()
    {
        QLibrary library(QStringLiteral("canberra"), 0);
        create = reinterpret_cast<Create>(library.resolve("ca_context_create"));
        play = reinterpret_cast<Play>(library.resolve("ca_context_play"));
        destroy = reinterpret_cast<Destroy>(library.resolve("ca_context_destroy"));
    }
    bool isWhole() const { return create && play && destroy; }

    Create create;
    Play play;
    Destroy destroy;
};

const Canberra &canberra()
{
    static const Canberra functions;
    return functions;
}

} // namespace

struct Speaker::Parts
{
    Parts()
    {
        if (canberra().isWhole())
            canberra().create(&context);
    }
    ~Parts()
    {
        if (context)
            canberra().destroy(context);
    }
    Parts(const Parts &) = delete;
    Parts &operator=(const Parts &) = delete;

    /// Sounds are played from files.
    QByteArray fileOf(Sound sound) const
    {
        const QString path = folder.filePath(QStringLiteral("%1.wav").arg(int(sound)));
        QFile file(path);
        if (!file.exists() && file.open(QIODevice::WriteOnly))
            file.write(soundWave(sound));
        return QFile::encodeName(path);
    }

    void *context = nullptr;
    QTemporaryDir folder;
};

Speaker::Speaker() = default;
Speaker::~Speaker() = default;

bool Speaker::isThere()
{
    return canberra().isWhole();
}

bool Speaker::play(Sound sound)
{
    if (!m_parts)
        m_parts = std::make_unique<Parts>();
    if (!m_parts->context)
        return false;
    const QByteArray file = m_parts->fileOf(sound);
    const QByteArray name = QCoreApplication::applicationName().toUtf8();
    const int fault = canberra().play(m_parts->context,
                                      0,
                                      "media.filename",
                                      file.constData(),
                                      "media.role",
                                      "event",
                                      "application.name",
                                      name.constData(),
                                      static_cast<const char *>(nullptr));
    return fault == 0;
}

} // namespace rookery
