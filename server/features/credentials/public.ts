/** The parts of credentials that other features may use. */
export { signNow } from './sign-work.ts';
