/** What other features may use of awards. */
export { awardCompletePeriods, latestAwards } from './service.ts';
