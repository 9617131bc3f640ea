#include "model/edit/pieces/piece_edits.h"
#include "model/movement/path/path_geometry.h"
#include "widgets/movement/move_drawing.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace rookery {

namespace {

struct KnownLeaper
{
    char letter;
    const char *name;
};

constexpr KnownLeaper knownLeapers[] = {
    {'W', "Wazir"},
    {'F', "Ferz"},
    {'D', "Dabbaba"},
    {'N', "Knight"},
    {'A', "Alfil"},
    {'H', "Threeleaper"},
    {'C', "Camel"},
    {'Z', "Zebra"},
    {'G', "Tripper"},
};

} // namespace

bool MoveDrawing::isHop() const
{
    if (!m_move || m_move->legs.size() < 2)
        return false;
    const DrawnLeg &hurdle = m_move->legs[m_move->legs.size() - 2];
    return hurdle.joint == Joint::Hurdle
           && primitiveStep(hurdle.by) == primitiveStep(m_move->legs.back().by);
}

void MoveDrawing::changeLast(const std::function<void(std::vector<DrawnLeg> &)> &change)
{
    DrawnMove move = *m_move;
    change(move.legs);
    if (move == *m_move)
        return;
    if (m_bounce)
        m_bounce->without = move;
    redraw(tr("Change a leg"), move);
}

void MoveDrawing::askAboutHop(std::vector<DrawingQuestion> &questions)
{
    static constexpr std::pair<LegSpan, LegSpan> forms[] = {
        {LegSpan::Leap, LegSpan::Leap},
        {LegSpan::Any, LegSpan::Leap},
        {LegSpan::Any, LegSpan::Any},
    };
    DrawingQuestion question;
    question.text = tr("Hurdle");
    question.tip = tr("How far away the hurdle may be, and where the piece lands");
    question.answers = {tr("adjacent only"), tr("at any distance"), tr("and land anywhere behind")};
    const auto &legs = m_move->legs;
    const std::pair now(legs[legs.size() - 2].span, legs.back().span);
    for (int i = 0; i < 3; ++i) {
        if (forms[i] == now)
            question.chosen = i;
    }
    question.suggested = question.chosen == 0 ? 1 : -1;
    question.answer = [this](int answer) {
        changeLast([answer](std::vector<DrawnLeg> &drawn) {
            drawn[drawn.size() - 2].span = forms[answer].first;
            drawn.back().span = forms[answer].second;
        });
    };
    questions.push_back(std::move(question));
}

void MoveDrawing::askAboutSpan(std::vector<DrawingQuestion> &questions)
{
    const DrawnLeg &last = m_move->legs.back();
    const int steps = stepsAlong(last.by);
    std::vector<LegSpan> spans{LegSpan::Leap, LegSpan::Any};
    DrawingQuestion question;
    question.text = tr("Leg %1").arg(m_move->legs.size());
    question.tip = tr("How far the leg goes the way it was drawn");
    question.answers = {tr("one step"), tr("any distance")};
    if (steps > 1) {
        spans = {LegSpan::Leap, LegSpan::UpTo, LegSpan::Any};
        question.answers = {tr("leaps there"), tr("up to %1").arg(steps), tr("any distance")};
    }
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if (spans[i] == last.span)
            question.chosen = static_cast<int>(i);
    }
    const int farthest = static_cast<int>(spans.size()) - 1;
    question.suggested = question.chosen == farthest ? -1 : farthest;
    question.answer = [this, spans](int answer) {
        changeLast([span = spans[static_cast<std::size_t>(answer)]](std::vector<DrawnLeg> &drawn) {
            drawn.back().span = span;
        });
    };
    questions.push_back(std::move(question));
}

void MoveDrawing::askAboutJoint(std::vector<DrawingQuestion> &questions)
{
    const std::size_t place = m_move->legs.size() - 2;
    const DrawnLeg &leg = m_move->legs[place];
    if (leg.joint != Joint::Hurdle) {
        DrawingQuestion stop;
        stop.text = tr("Stop after leg %1").arg(place + 1);
        stop.tip = tr("Whether the move may be over where the last leg begins");
        stop.answers = {tr("yes"), tr("no")};
        stop.chosen = leg.mayStop ? 0 : 1;
        stop.answer = [this, place](int answer) {
            changeLast([&](std::vector<DrawnLeg> &drawn) { drawn[place].mayStop = answer == 0; });
        };
        questions.push_back(std::move(stop));
    }
    DrawingQuestion joint;
    joint.text = tr("Where leg %1 ends").arg(place + 1);
    joint.tip = tr("What must stand where leg %1 ends for the piece to go on").arg(place + 1);
    joint.answers = {tr("if empty"), tr("if anything"), tr("over a piece"), tr("taking an enemy")};
    joint.chosen = static_cast<int>(leg.joint);
    const auto atEdge = static_cast<int>(joint.answers.size());
    if (m_bounce)
        joint.answers << tr("bounce where the board ends");
    joint.answer = [this, place, atEdge](int answer) {
        if (answer == atEdge)
            return redraw(tr("Change a leg"), DrawnMove(m_bounce->with));
        changeLast([&](std::vector<DrawnLeg> &drawn) {
            drawn[place].joint = static_cast<Joint>(answer);
            drawn[place].mayStop = drawn[place].mayStop && drawn[place].joint != Joint::Hurdle;
        });
    };
    questions.push_back(std::move(joint));
}

/// A move along one of the eight lines may be meant for all of them.
void MoveDrawing::askAboutDiagonals(std::vector<DrawingQuestion> &questions)
{
    const Vector first = primitiveStep(m_move->legs.front().by);
    const bool isLine = std::abs(first.x()) <= 1 && std::abs(first.y()) <= 1;
    const bool isEveryLine = m_move->symmetry == PaintSymmetry::EveryLine;
    if (!isLine || lattice() != Lattice::Square
        || (m_move->symmetry != PaintSymmetry::All && !isEveryLine))
        return;
    DrawingQuestion question;
    question.text = tr("Lines");
    question.tip = tr("Along the lines that were drawn, or straight and diagonal alike");
    question.answers = {tr("4"), tr("all 8")};
    question.chosen = isEveryLine ? 1 : 0;
    question.answer = [this](int answer) {
        setSymmetry(answer == 1 ? PaintSymmetry::EveryLine : PaintSymmetry::All);
    };
    questions.push_back(std::move(question));
}

void MoveDrawing::askAboutBounce(std::vector<DrawingQuestion> &questions)
{
    DrawingQuestion question;
    question.text = tr("Bounce where the board ends");
    question.tip = tr("Whether the leg goes on to each side from the edge, and so on from the "
                      "next, or the drag means what it would elsewhere");
    question.answers = {tr("yes"), tr("no")};
    question.chosen = m_move == m_bounce->with ? 0 : 1;
    question.answer = [this](int answer) {
        const DrawnMove meant = answer == 0 ? m_bounce->with : m_bounce->without;
        if (m_move != meant)
            redraw(tr("Change a leg"), meant);
    };
    questions.push_back(std::move(question));
}

void MoveDrawing::askAboutRun(std::vector<DrawingQuestion> &questions)
{
    const int count = m_run->run.count;
    DrawingQuestion question;
    question.text = tr("Make it a slide?");
    question.tip = tr("The leaps lie one behind the other on a line");
    question.answers = {tr("leaps"), tr("up to %1").arg(count), tr("any distance")};
    question.chosen = m_run->range == 1 ? 0 : m_run->range == unlimited ? 2 : 1;
    question.suggested = question.chosen < 2 ? question.chosen + 1 : -1;
    question.answer = [this, count](int answer) {
        setRun(answer == 0 ? 1 : answer == 1 ? count : unlimited);
    };
    questions.push_back(std::move(question));
}

void MoveDrawing::askAboutName(std::vector<DrawingQuestion> &questions)
{
    const auto letter = atomLetterOf(*m_leaper, directions());
    for (const KnownLeaper &known : knownLeapers) {
        if (letter != std::string(1, known.letter))
            continue;
        const QString name = QLatin1String(known.name);
        DrawingQuestion question;
        question.text =
            tr("This is the leap of the %1, %2").arg(name, QChar::fromLatin1(known.letter));
        if (m_movement.type()->name != name.toStdString()) {
            question.tip = tr("Gives the piece this name");
            question.answers = {tr("Rename to %1").arg(name)};
            question.answer = [this, name](int) {
                m_movement.workspace().session().apply(
                    tr("Rename a piece"),
                    withPieceRenamed(m_movement.workspace().session().committed(),
                                     *m_movement.workspace().choices().piece(),
                                     name.toStdString()));
            };
        }
        questions.push_back(std::move(question));
    }
}

std::vector<DrawingQuestion> MoveDrawing::questions()
{
    std::vector<DrawingQuestion> questions;
    if (!m_asks || m_isDragging || !m_movement.type())
        return questions;
    if (m_run)
        askAboutRun(questions);
    else if (m_leaper)
        askAboutName(questions);
    if (!m_move)
        return questions;
    const bool bounces = !m_move->bounces.empty();
    const bool isOneLine = isHop() || m_move->legs.size() == 1;
    if (!bounces && isHop())
        askAboutHop(questions);
    else if (!bounces)
        askAboutSpan(questions);
    if (isOneLine)
        askAboutDiagonals(questions);
    else if (!bounces)
        askAboutJoint(questions);
    if (m_bounce && (bounces || isOneLine)) // else it is among the answers about the joint
        askAboutBounce(questions);
    return questions;
}

bool MoveDrawing::hasSuggestion()
{
    const auto asked = questions();
    return std::any_of(asked.begin(), asked.end(), [](const DrawingQuestion &question) {
        return question.suggested >= 0;
    });
}

bool MoveDrawing::acceptSuggestion()
{
    for (const DrawingQuestion &question : questions()) {
        if (question.suggested < 0)
            continue;
        question.answer(question.suggested);
        return true;
    }
    return false;
}

void MoveDrawing::dismiss()
{
    m_asks = false;
    m_move.reset();
    m_bounce.reset();
    m_waypoints.clear();
    m_run.reset();
    m_leaper.reset();
    Q_EMIT changed();
}

} // namespace rookery
