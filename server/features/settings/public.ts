/** What other features may use of the settings. */
export { gallerySettings, lastKnownSettings, readSettings, requireLaunched } from './settings-cache.ts';
export { freeRateAt } from './queries.ts';
