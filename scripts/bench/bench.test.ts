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
  results: Record<string, { isMissed: boolean; servers: Measured[] }>;
}

const IS_FULL = process.env.ROUNDS === 'full';
/** In full every operation at the usual size, where answers must have all their items. */
const SIZE = IS_FULL
  ? ['--size=100k', '--rounds=3', '--secs=2']
  : ['--size=500', '--rounds=1', '--secs=0.2', '--only=deeper,detail-first,like-hot'];
const TIMEOUT_MS = IS_FULL ? 2_400_000 : 180_000;

test(
  'the bench fills a database, loads the servers in turn and reports missed goals',
  () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const json = path.join(dir, 'report.json');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/bench/main.ts', ...SIZE, `--json=${json}`],
      { env: { PATH: process.env.PATH, DATA_DIR: dir }, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const { results, missed } = JSON.parse(readFileSync(json, 'utf8')) as Report;
    const served = Object.entries(results).map(([name, { servers }]) => [name, servers.map((s) => s.server)]);
    expect(Object.fromEntries(served)).toMatchObject({
      deeper: ['product', 'limit', 'same'],
      'detail-first': ['product', 'limit', 'same'],
      'like-hot': ['product'],
    });
    const measured = Object.values(results).flatMap(({ servers }) => servers);
    for (const { requestsPerSecond } of measured) expect(requestsPerSecond).toBeGreaterThan(0);
    expect(measured.filter(({ failures }) => failures > 0)).toEqual([]);
    expect(missed.filter((name) => name !== 'start')).toEqual(
      Object.keys(results).filter((name) => results[name]!.isMissed),
    );
    expect(status).toBe(missed.length > 0 ? 1 : 0);
    expect(stdout).toContain('detail-first - goal: at least 0.6 of the limit');
  },
  TIMEOUT_MS,
);

const example: Measured = {
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
  judge({ name: 'any', goal, product: { paths: ['/a', '/b'] } }, [{ ...example, ...changed }]);

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
