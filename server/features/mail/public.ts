/** What the demo gallery and the office use of e-mail. Other features emit events. */
export { MOST_REFUSALS } from './outbox/queries.ts';
export { retryFailed } from './outbox/retry.ts';
export { type Queued, queueMail } from './outbox/queue.ts';
