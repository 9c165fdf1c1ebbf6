/** The parts of premium that other features may use. */
export { customerOf } from './customer.ts';
