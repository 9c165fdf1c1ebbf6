/** Where the suites write their results, for scripts/report-results.mjs. */
export const UNIT_RESULTS = 'test-results/units.json';
export const BROWSER_RESULTS = 'test-results/browser.json';
