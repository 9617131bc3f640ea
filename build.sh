g++ -O1 -std=c++20 -I/work/speed dbg.cpp -o dbg /work/speed/build/release/model/librookery_model.a $(find /work/speed/build/release -name "librookery_designs*.a") && ./dbg "$@"
