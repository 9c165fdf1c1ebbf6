/** What other features may use of the legal pages. */
export { newTermsOf } from './queries.ts';
export { agreeBySigningUp } from './agree.ts';
