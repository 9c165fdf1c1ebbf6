/** The parts of support that other features may use. */
export { answerRequest, askSupport } from './service.ts';
