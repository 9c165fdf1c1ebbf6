/** What the demo gallery, the office and saved searches use of e-mail. Other features emit events. */
export { MAX_REFUSALS } from './outbox/queries.ts';
export { retryFailed } from './outbox/retry.ts';
export { chooseDigest } from './settings/service.ts';
export { queueMail } from './outbox/queue.ts';
export { sendTestLetter } from './test-letter.ts';
