/** The parts of orders that other features may use. */
export { OwnCollection } from './result/own-collection.tsx';
