/** The parts of previews that other features may use. */
export { type Subject, findShown } from './queries.ts';
export { previewedAt, toPreview } from './service.ts';
