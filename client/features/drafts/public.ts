/** The parts of drafts that other features may use. */
export { draftPath } from './draft-path.ts';
