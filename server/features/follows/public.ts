/** The parts of follows that other features may use. */
export { endFollows } from './service.ts';
