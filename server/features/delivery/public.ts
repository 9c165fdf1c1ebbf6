/** The parts of delivery that other features may use. */
export { promiseOf } from './service.ts';
export { holdProfile } from './queries.ts';
