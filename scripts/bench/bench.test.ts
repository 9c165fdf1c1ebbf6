/** That the bench runs and judges; what it measures in so short a time says nothing. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Measured } from './measure.ts';
import type { Goal } from './operations.ts';
import { judge } from './report.ts';

interface Report {
  missed: string[];
  results: Record<string, { isMissed: boolean; servers: { server: string; requestsPerSecond: number }[] }>;
}

test('the bench fills a database, loads the servers in turn and reports missed goals', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const json = path.join(dir, 'report.json');
  const args = [
    '--size=500',
    '--rounds=1',
    '--secs=0.2',
    '--only=deeper,detail-first,like-hot',
    `--json=${json}`,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench/main.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dir },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { results, missed } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  const served = Object.entries(results).map(([name, { servers }]) => [name, servers.map((s) => s.server)]);
  expect(Object.fromEntries(served)).toEqual({
    deeper: ['product', 'limit', 'same'],
    'detail-first': ['product', 'limit', 'same'],
    'like-hot': ['product'],
  });
  for (const { servers } of Object.values(results))
    for (const { requestsPerSecond } of servers) expect(requestsPerSecond).toBeGreaterThan(0);
  expect(missed).toEqual(Object.keys(results).filter((name) => results[name]!.isMissed));
  expect(status).toBe(missed.length > 0 ? 1 : 0);
  expect(stdout).toContain('detail-first - goal: at least 0.6 of the limit');
}, 180_000);

const measured: Measured = {
  server: 'product',
  ratio: { median: 0.8, least: 0.7, most: 0.9 },
  requestsPerSecond: 500,
  p50: 1,
  p99: 2,
  appMs: 1,
  dbMs: 0.5,
  queries: 1,
  failures: 0,
  bytes: 10,
};
const judged = (goal: Goal, changed: Partial<Measured> = {}) =>
  judge({ name: 'any', goal, product: { paths: ['/a', '/b'] } }, [{ ...measured, ...changed }]);

test.each<[Goal, Partial<Measured>, number | null, boolean]>([
  [{ ratio: 0.8 }, {}, 0.8, false],
  [{ ratio: 0.9 }, {}, 0.8, true],
  [{ requestsPerSecond: 400 }, {}, 500, false],
  [{ requestsPerSecond: 501 }, {}, 500, true],
  // One of each path: two calls.
  [{ cpuMs: 3 }, {}, 3, false],
  [{ cpuMs: 2.9 }, {}, 3, true],
  [{ cpuMs: 1 }, { appMs: null }, null, false],
  [{}, {}, null, false],
  // A server that fails fast is not fast.
  [{ ratio: 0.5 }, { failures: 1 }, 0.8, true],
  [{}, { failures: 1 }, null, true],
])('goal %j with %j: %s, missed: %s', (goal, changed, reached, isMissed) => {
  expect(judged(goal, changed)).toEqual({ goal, reached, isMissed });
});
