/** The parts of the settings that other features may use. */
export { gallerySettings, lastKnownSettings, readSettings, requireLaunched } from './settings-cache.ts';
export { freeRateAt } from './queries.ts';
