/** The parts of look-alikes that other features may use. */
export { setStolen } from './queries.ts';
