import type { Artwork } from '#shared/artworks/contract.ts';
import { rememberList } from '#client/lib/came-from.ts';
import { ArtworkCard } from './artwork-card.tsx';
import { rowHeights } from './row-heights.ts';

/** A few works in rows that break evenly. */
export const WorksRows = ({ works }: { works: Artwork[] }) => (
  <ul className="justified" style={rowHeights(works.map(({ width, height }) => width / height))}>
    {works.map((artwork, index) => (
      <ArtworkCard
        key={artwork.id}
        artwork={artwork}
        isEager={index < 3}
        onOpen={() => rememberList(works.map(({ id }) => id))}
      />
    ))}
  </ul>
);
