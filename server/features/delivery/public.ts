/** The parts of delivery that other features may use. */
export { type Promised, promiseOf } from './service.ts';
export { holdProfile } from './queries.ts';
