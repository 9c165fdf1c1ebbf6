/** What other features may use of search. */
export { SEARCH_JOIN } from './search/hits.ts';
export { resolveSearch } from './search/resolve.ts';
