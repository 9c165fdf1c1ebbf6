/** Adds up what vitest and Playwright printed: `N passed, N failed[, N skipped]`. */
import { readFileSync } from 'node:fs';

const ESCAPE = String.fromCharCode(27);
const text = readFileSync(process.argv[2], 'utf8').replaceAll(new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g'), '');
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const line of text.split('\n')) {
  // vitest: "      Tests  3 failed | 120 passed | 1 skipped (124)"; Playwright: "  12 passed (30s)"
  const isVitest = /^\s*Tests\s/.test(line);
  const isPlaywright = /^\s+\d+ (?:passed|failed|skipped|flaky)\b/.test(line);
  if (!isVitest && !isPlaywright) continue;
  for (const [, count, word] of line.matchAll(/(\d+) (passed|failed|skipped|flaky)/g)) {
    sum[word === 'flaky' ? 'passed' : word] += Number(count);
  }
}
if (sum.passed + sum.failed === 0) sum.failed = 1;
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
