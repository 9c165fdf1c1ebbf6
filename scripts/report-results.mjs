/**
 * Prints the twenty slowest test files, what failed and why, the tests that needed a second try, and last
 * `N passed, N failed[, N skipped]` over all suites and each command of `--failed`. Exits with 1 if a suite left no
 * results. How long it took since `--since` (seconds since 1970) is compared with the budget, but fails nothing: machines
 * differ.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_RESULTS, OLDEST_POSTGRES, UNIT_RESULTS, versionResults } from './results.mjs';

/** On 2 cores. */
const BUDGET_MINUTES = 10;
const SHOWN = 20;
const sum = { passed: 0, failed: 0, skipped: 0 };
const files = new Map();
const failures = [];
const flaky = [];

const MESSAGE_LINES = 12;
function addFailure(name, message = '') {
  failures.push(`FAILED ${name}\n${message.split('\n').slice(0, MESSAGE_LINES).join('\n')}`);
}

function count(file, status, ms) {
  sum[status]++;
  files.set(file, (files.get(file) ?? 0) + ms);
}

const readResults = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

function countUnits({ testResults }, where = '') {
  for (const { name, startTime, endTime, status, message, assertionResults } of testResults) {
    const file = path.relative(process.cwd(), name) + where;
    files.set(file, endTime - startTime);
    for (const one of assertionResults) {
      count(file, one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped', 0);
      if (one.status === 'failed') addFailure(`${file}: ${one.fullName}`, one.failureMessages.join('\n'));
      else if (one.failureMessages.length > 0) flaky.push(`${file}: ${one.fullName}`);
    }
    if (status === 'failed' && assertionResults.every((one) => one.status !== 'failed')) {
      sum.failed++;
      addFailure(file, message);
    }
  }
}

const BROWSER_STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };
function countBrowser(suite) {
  for (const { title, tests } of suite.specs ?? []) {
    for (const { status, results } of tests) {
      const ms = results.reduce((total, { duration }) => total + duration, 0);
      count(`client/e2e/${suite.file}`, BROWSER_STATUS[status], ms);
      if (status === 'flaky') flaky.push(`client/e2e/${suite.file}: ${title}`);
      if (status === 'unexpected') {
        addFailure(`client/e2e/${suite.file}: ${title}`, results.at(-1)?.error?.message);
      }
    }
  }
  for (const inner of suite.suites ?? []) countBrowser(inner);
}

const { since, failed } = parseArgs({
  options: { since: { type: 'string' }, failed: { type: 'string', multiple: true, default: [] } },
}).values;
const units = readResults(UNIT_RESULTS);
const browser = readResults(BROWSER_RESULTS);
const oldest = readResults(versionResults(OLDEST_POSTGRES));
if (units) countUnits(units);
if (oldest) countUnits(oldest, ` (PostgreSQL ${OLDEST_POSTGRES})`);
if (browser) {
  browser.suites.forEach(countBrowser);
  sum.failed += browser.errors.length;
}
const isComplete = Boolean(units && oldest && browser);
if (!isComplete) sum.failed++;
sum.failed += failed.length;

console.log('\nThe slowest test files, in seconds:');
const slowest = [...files].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${file}`);

for (const failure of failures) console.log(failure);
for (const command of failed) console.log(`FAILED ${command}: its output is above.`);
for (const name of flaky) console.log(`Failed first and passed on the second try: ${name}`);
if (oldest?.skipped) {
  console.log(oldest.skipped);
  sum.skipped++;
}

if (since) {
  const minutes = (Date.now() / 1000 - Number(since)) / 60;
  const verdict = minutes > BUDGET_MINUTES ? 'more than' : 'within';
  console.log(`${minutes.toFixed(1)} minutes in all, ${verdict} the budget of ${BUDGET_MINUTES}.`);
}
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exit(isComplete ? 0 : 1);
