/** What other features may use of support. */
export { answerRequest, askSupport } from './service.ts';
