/** The parts of premium that other features may use. */
export { customerOf } from './customer.ts';
export { getOrCreateSubscription } from './service.ts';
export { syncRow } from './sync.ts';
