/** One round of load: wrk where it is installed, else autocannon. Figures of the two are not comparable. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

export interface Load {
  base: string;
  method: 'GET' | 'POST';
  /** Asked in turn, by all connections together. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}
export interface LoadResult {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  /** Answers other than 2xx, lost connections and timeouts. */
  failures: number;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const LOADER = hasWrk ? 'wrk' : 'autocannon';

/** Paths for each connection. */
const LEAST_SHARE = 5;
/** How often autocannon looks whether its time is over. */
const SAMPLE_MS = 50;

const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

async function loadByAutocannon(load: Load): Promise<LoadResult> {
  const { paths, connections } = load;
  // Many paths are divided among the connections. Few are asked by each, so that slow ones are not asked more rarely.
  const isDivided = paths.length >= connections * LEAST_SHARE;
  let opened = 0;
  const options = {
    url: load.base,
    connections,
    duration: load.seconds,
    sampleInt: SAMPLE_MS,
    method: load.method,
    headers: load.headers,
    setupClient(client: autocannon.Client) {
      const turn = opened;
      opened += 1;
      const share = isDivided
        ? paths.filter((_, index) => index % connections === turn)
        : [...paths.slice(turn % paths.length), ...paths.slice(0, turn % paths.length)];
      client.setRequests(share.map((address) => ({ path: address })));
    },
  };
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, finished) =>
      error ? reject(error) : resolve(finished),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds: result.duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures: result.non2xx + result.errors,
  };
}

async function loadByWrk(load: Load): Promise<LoadResult> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  const file = path.join(dir, 'paths');
  writeFileSync(file, `${load.paths.join('\n')}\n`);
  const seconds = Math.max(1, Math.round(load.seconds));
  const args = ['-t1', `-c${load.connections}`, `-d${seconds}s`, '--timeout', '20s'];
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const child = spawn(
    'wrk',
    [...args, ...headers, '-s', path.join(import.meta.dirname, 'load.lua'), load.base],
    {
      env: { ...process.env, BENCH_METHOD: load.method, BENCH_PATHS: file },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  rmSync(dir, { recursive: true });
  const result = /JSON (\{.*\})/.exec(printed)?.[1];
  if (!result) throw new Error(`wrk failed:\n${printed}`);
  return JSON.parse(result) as LoadResult;
}

export async function applyLoad(load: Load): Promise<LoadResult> {
  const result = await (hasWrk ? loadByWrk(load) : loadByAutocannon(load));
  // Too short for a single answer.
  if (result.requests + result.failures === 0) return applyLoad({ ...load, seconds: load.seconds * 4 });
  return result;
}
