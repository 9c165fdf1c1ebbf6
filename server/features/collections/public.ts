/** What other features may use of collections. */
export { requireCollection } from './service.ts';
export { setCollectionHidden } from './write-queries.ts';
