/** What other features may use of credentials. */
export { signNow } from './sign-work.ts';
