/** The parts of moderation that other features may use. */
export { appealDecision } from './cases/appeal.ts';
export { openLookalike } from './cases/lookalike.ts';
export { requireNoPart } from './cases/deciders.ts';
export { decideCase } from './cases/decide.ts';
export { addLogListeners } from './log/listeners.ts';
export { takeEntry } from './cases/take.ts';
export { reportToModerators } from './report.ts';
