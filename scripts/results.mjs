/** Where the suites write their results, for scripts/report-results.mjs. */
export const UNIT_RESULTS = 'test-results/units.json';
export const BROWSER_RESULTS = 'test-results/browser.json';
export const OLDEST_POSTGRES = '15';
export const versionResults = (major) => `test-results/postgres-${major}.json`;
