/** What other features may use of artworks. */
export { AiHidden } from './ai-hidden.tsx';
export { EndlessGallery } from './gallery/endless-gallery.tsx';
export { GalleryRows, GallerySkeleton } from './gallery/gallery-rows.tsx';
export type { WorksQuery } from './gallery/use-works.ts';
