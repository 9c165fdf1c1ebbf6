/** The parts of awards that other features may use. */
export { latestAwards } from './service.ts';
