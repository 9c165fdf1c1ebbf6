/**
 * Where the product's time goes for one operation: `npm run bench:profile -- list`. Writes the profile for Chrome's
 * developer tools, too.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordHomeCalls } from './home-calls.ts';
import { profileDuring } from './inspector.ts';
import { LOADER, applyLoad } from './load.ts';
import { headersOf } from './measure.ts';
import { openProduct } from './open.ts';
import { HOME, operationsOf } from './operations.ts';
import { readOptions } from './options.ts';
import { summarizeProfile } from './profile-summary.ts';
import { table } from './report.ts';
import { freePort } from '#server/providers/database/sandbox/server-process.ts';

const WARM_UP_SECONDS = 2;
const LINES = 28;

const { positionals, works, seconds, connections, dir } = readOptions();
const [name = ''] = positionals;
const inspectPort = await freePort();
// From its sources, whose files the profile names.
const opened = await openProduct(dir, works, [`--inspect=127.0.0.1:${inspectPort}`, 'server/main.ts']);
try {
  const { product, subjects } = opened;
  const { cookies } = subjects;
  const homeCalls = name === HOME ? await recordHomeCalls(product.base, cookies[0]!) : [];
  const operations = operationsOf(subjects, homeCalls);
  const asked = operations.find((operation) => operation.name === name)?.product;
  if (!asked) throw new Error(`Name one operation: ${operations.map((o) => o.name).join(', ')}.`);
  const load = (round: number, duration: number) =>
    applyLoad({
      base: product.base,
      method: asked.method ?? 'GET',
      paths: asked.paths,
      headers: headersOf(cookies, asked, round),
      connections,
      seconds: duration,
    });
  await load(0, WARM_UP_SECONDS);
  const [profile, result] = await profileDuring(inspectPort, () => load(1, seconds));
  const { busy, idle, owners, functions } = summarizeProfile(profile);
  const perRequest = (time: number): string => (time / 1000 / result.requests).toFixed(3);
  console.log(
    `\n${name}: ${(result.requests / result.seconds).toFixed(0)} requests a second (${LOADER}, ${connections} ` +
      `connections, with the profiler), ${perRequest(busy)} ms a request, idle ${((idle / (busy + idle)) * 100).toFixed(0)} %`,
  );
  const rows = (sums: [string, number][]): string[][] =>
    sums
      .slice(0, LINES)
      .map(([line, time]) => [line, `${((time / busy) * 100).toFixed(1)} %`, perRequest(time)]);
  console.log(
    `\n${table([['package or file, with what it called in Node', 'share', 'ms'], ...rows(owners)])}`,
  );
  console.log(`\n${table([['function', 'share', 'ms'], ...rows(functions)])}`);
  const file = path.join(dir, `${name}.cpuprofile`);
  writeFileSync(file, JSON.stringify(profile));
  console.log(`\nThe profile is in ${file}.`);
} finally {
  await opened.close();
}
