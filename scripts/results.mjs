/** Where the suites write their results, for scripts/report-results.mjs, and what they divide among them. */
export const UNIT_RESULTS = 'test-results/units.json';
export const BROWSER_RESULTS = 'test-results/browser.json';
export const OLDEST_POSTGRES = '15';
export const versionResults = (major) => `test-results/postgres-${major}.json`;
/** Who may do what does not depend on the version: once is enough, on the oldest. */
export const ONLY_ON_OLDEST = 'server/http/access-matrix.test.ts';
