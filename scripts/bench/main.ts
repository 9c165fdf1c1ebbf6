/**
 * The product beside the limit, under the same load on the same data: `npm run bench`. Prints figures for each
 * operation, and exits 1 if a goal is missed. See docs/performance.md.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { VIEWERS } from './fill.ts';
import { recordHomeCalls } from './home-calls.ts';
import { LOADER } from './load.ts';
import { type Bench, type Measured, measure } from './measure.ts';
import { openProduct } from './open.ts';
import { HOME, operationsOf } from './operations.ts';
import { readOptions } from './options.ts';
import { type Verdict, describe, judge } from './report.ts';
import { startReference } from './servers.ts';
import { GOALS, measureStart } from './start.ts';

/** Below it, pages may have fewer items than asked for. */
const TINY = 10_000;
const START = 'start';

const options = readOptions();
const { works, only, rounds, seconds, connections } = options;
if (rounds >= VIEWERS) {
  console.error(`--rounds is at most ${VIEWERS - 1}.`);
  process.exit(1);
}
const isWanted = (name: string): boolean => only?.includes(name) ?? true;

const opened = await openProduct(options.dir, works);
const { subjects, databaseUrl, cluster } = opened;
const results: Record<string, { servers: Measured[] } & Verdict> = {};
const missed: string[] = [];
let start: Awaited<ReturnType<typeof measureStart>> | undefined;
try {
  const reference = { DATABASE_URL: databaseUrl, VIEWER: subjects.viewerId };
  const [limit, same] = await Promise.all([
    startReference('limit', options.dir, reference),
    startReference('limit-same', options.dir, reference),
  ]);
  const { product } = opened;
  const homeCalls = isWanted(HOME) ? await recordHomeCalls(product.base, subjects.cookies[0]!) : [];
  const operations = operationsOf(subjects, homeCalls);
  const unknown = only?.filter((name) => name !== START && !operations.some((o) => o.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no operation ${unknown.join(', ')}.`);

  console.log(
    `${works} works, ${connections} connections, ${rounds} rounds of ${seconds} s, load by ${LOADER}, queries counted ` +
      `${cluster.hasStatements ? 'by pg_stat_statements' : 'not at all (no pg_stat_statements)'}.\n` +
      'Figures are medians of the rounds, ratios those to the limit of the same round; CPU and queries are for one request.',
  );
  const bench: Bench = {
    cluster,
    database: opened.database,
    servers: { product, limit, same },
    cookies: subjects.cookies,
    rounds,
    seconds,
    connections,
    isTiny: works < TINY,
  };
  for (const operation of operations.filter(({ name }) => isWanted(name))) {
    const servers = await measure(bench, operation);
    const verdict = judge(operation, servers);
    console.log(describe(operation, servers, verdict));
    results[operation.name] = { ...verdict, servers };
    if (verdict.isMissed) missed.push(operation.name);
  }
  await Promise.all([product.stop(), limit.stop(), same.stop()]);
  if (isWanted(START)) {
    start = await measureStart({ databaseUrl, dataDir: opened.dataDir });
    const memory = start.memoryMib === null ? '-' : start.memoryMib.toFixed(0);
    console.log(
      `\n${START} - goal: healthy within ${GOALS.startMs / 1000} s, at rest at most ${GOALS.memoryMib} MiB\n` +
        `healthy after ${(start.startMs / 1000).toFixed(1)} s, ${memory} MiB at rest (real services, no demo)`,
    );
    if (start.startMs > GOALS.startMs || (start.memoryMib ?? 0) > GOALS.memoryMib) missed.push(START);
  }
} finally {
  await opened.close();
}

if (options.json) {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const machine = `${os.cpus().length} x ${os.cpus()[0]?.model}, Node ${process.version}`;
  const settings = { works, rounds, seconds, connections, loader: LOADER };
  const report = { date: new Date().toISOString(), commit, machine, ...settings, results, start, missed };
  writeFileSync(options.json, `${JSON.stringify(report, null, 1)}\n`);
}
console.log(missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nAll goals are met.');
process.exit(missed.length > 0 ? 1 : 0);
