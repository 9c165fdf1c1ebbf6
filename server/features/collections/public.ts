/** The parts of collections that other features may use. */
export { requireCollection } from './service.ts';
export { setCollectionHidden } from './write-queries.ts';
