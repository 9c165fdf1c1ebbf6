-- For wrk: the next path of a file for each request, and one line of JSON at the end.
local paths = {}
for line in io.lines(os.getenv('BENCH_PATHS')) do paths[#paths + 1] = line end
local n = 0
function request()
  n = n % #paths + 1
  return wrk.format(os.getenv('BENCH_METHOD'), paths[n])
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\nJSON {"requests":%d,"seconds":%.4f,"p50":%.3f,"p99":%.3f,"failures":%d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
