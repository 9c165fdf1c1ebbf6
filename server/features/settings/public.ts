/** What other features may use of the settings. */
export {
  type GallerySettings,
  gallerySettings,
  lastKnownSettings,
  readSettings,
  requireLaunched,
} from './kept.ts';
export { freeRateAt } from './queries.ts';
