/** The parts of inspiration that other features may use. */
export { countInspiration, suggestInspiration } from './search.ts';
export { setHidden as setHubVideoHidden } from './queries.ts';
export { requireHubVideo } from './service.ts';
