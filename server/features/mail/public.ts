/** What the demo gallery uses of e-mail. Other features emit events. */
export { type Queued, queueMail } from './outbox/queue.ts';
