/** What other features may use of premium. */
export { customerOf } from './customer.ts';
export { getOrCreateSubscription } from './service.ts';
export { syncRow } from './sync.ts';
