/** What other features may use of orders. */
export { OwnCollection } from './result/own-collection.tsx';
