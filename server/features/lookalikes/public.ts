/** What other features may use of look-alikes. */
export { setStolen } from './queries.ts';
