/** Where the suites leave what they found, for scripts/report-results.mjs. */
export const UNIT_RESULTS = 'test-results/units.json';
export const BROWSER_RESULTS = 'test-results/browser.json';
