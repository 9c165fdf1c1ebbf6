/** The parts of artworks that other features may use. */
export { LISTS } from './use-remove-artwork.ts';
export { AiHidden } from './ai-hidden.tsx';
export { EditWork } from './edit-work.tsx';
export { useHomeWorks } from './artwork-queries.ts';
export { FeaturedArtwork } from './gallery/featured-artwork.tsx';
export { HomeHero } from './gallery/home-hero.tsx';
export { Portfolio, SaleList } from './portfolio.tsx';
export { CardBody } from './gallery/artwork-card.tsx';
export { useCompareChoice } from './compare/use-compare-choice.tsx';
export { refreshSaved } from './saving/use-save.ts';
export { EndlessGallery, WorksGallery } from './gallery/endless-gallery.tsx';
export { GalleryRows, GallerySkeleton } from './gallery/gallery-rows.tsx';
export { type WorksQuery, useWorks, worksPages } from './gallery/use-works.ts';
