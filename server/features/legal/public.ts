/** The parts of the legal pages that other features may use. */
export { newTermsOf } from './queries.ts';
export { agreeBySigningUp } from './agree.ts';
