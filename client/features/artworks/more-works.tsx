import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { isDeleted } from '#shared/kernel/names.ts';
import { MoreByArtist } from './more-by-artist.tsx';
import { SimilarWorks } from './similar-works.tsx';

/** Under a work: others by its artist, then similar ones. */
const MoreWorks = ({ artwork }: { artwork: ArtworkDetail }) => (
  <>
    {!isDeleted(artwork.artist) && <MoreByArtist artwork={artwork} />}
    <SimilarWorks artwork={artwork} />
  </>
);

export default MoreWorks;
