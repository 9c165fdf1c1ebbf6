/** What other features may use of inspiration. */
export { countInspiration, suggestInspiration } from './search.ts';
export { setHidden as setHubVideoHidden } from './queries.ts';
export { requireHubVideo } from './service.ts';
