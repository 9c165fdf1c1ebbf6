/** The parts of moderation that other features may use. */
export { requireNoPart } from './cases/deciders.ts';
