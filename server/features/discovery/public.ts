/** The parts of search that other features may use. */
export { SEARCH_JOIN } from './search/hits.ts';
export { resolveSearch } from './search/resolve.ts';
