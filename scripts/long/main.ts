/**
 * `npm run test:long [-- part...]`: loops at their full counts, file after file, then one table. `-- list` prints the
 * parts, their counts and the seconds of their latest run on this machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from '../find-chromium.mjs';
import { PARTS, fullCounts } from './parts.ts';

const RESULTS = 'test-results/long.json';

interface Result {
  passed: boolean;
  seconds: number;
}
interface Row {
  part: string;
  what: string;
  count: string;
  result: string;
  seconds: string;
}

const earlier = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Result>)
  : {};

function commandFor(file: string): [string, string[]] {
  if (file.endsWith('playwright.config.ts')) return ['playwright', ['test', '--config', file]];
  if (file.endsWith('.mjs')) return [process.execPath, [file]];
  return file.endsWith('.json') ? ['stryker', ['run', file]] : ['vitest', ['run', file]];
}

function runFile(file: string): Result {
  const since = performance.now();
  const [command, args] = commandFor(file);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: 'full', CHROMIUM_PATH: findChromium() },
  });
  return { passed: status === 0, seconds: Math.round((performance.now() - since) / 1000) };
}

function remember(file: string, result: Result): void {
  earlier[file] = result;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(RESULTS, JSON.stringify(earlier, null, 2));
}

function printTable(rows: Row[]): void {
  const columns = ['part', 'what', 'count', 'result', 'seconds'] as const;
  const all = [Object.fromEntries(columns.map((name) => [name, name])) as unknown as Row, ...rows];
  const widths = columns.map((name) => Math.max(...all.map((row) => row[name].length)));
  for (const row of all) {
    console.log(
      columns
        .map((name, index) => row[name].padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    );
  }
}

const rowsOf = (parts: string[], resultOf: (file: string) => Result | undefined): Row[] =>
  parts.flatMap((part) =>
    Object.entries(PARTS[part]!).map(([file, what]) => {
      const result = resultOf(file);
      const said = result ? (result.passed ? 'passed' : 'FAILED') : '-';
      return { part, what, count: fullCounts(file), result: said, seconds: String(result?.seconds ?? '-') };
    }),
  );

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS) && name !== 'list');
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
if (asked.includes('list')) {
  printTable(rowsOf(Object.keys(PARTS), (file) => earlier[file]));
} else {
  const parts = asked.length > 0 ? asked : Object.keys(PARTS);
  const results = new Map<string, Result>();
  for (const file of parts.flatMap((part) => Object.keys(PARTS[part]!))) {
    const result = runFile(file);
    results.set(file, result);
    remember(file, result);
  }
  const ran = [...results.values()];
  console.log('');
  printTable(rowsOf(parts, (file) => results.get(file)));
  const minutes = ran.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  console.log(`\n${minutes.toFixed(1)} minutes in all.`);
  process.exit(ran.every(({ passed }) => passed) ? 0 : 1);
}
