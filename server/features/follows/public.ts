/** What other features may use of follows. */
export { endFollows } from './service.ts';
