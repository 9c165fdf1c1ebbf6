/** The parts of awards that other features may use. */
export { awardCompletePeriods, latestAwards } from './service.ts';
