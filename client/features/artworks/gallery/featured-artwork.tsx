import { useState } from 'react';
import { Image as ImageIcon } from 'lucide-react';
import type { Medium } from '#shared/accounts/first-minutes/answers.ts';
import type { Category } from '#shared/artworks/categories.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { AiHidden } from '../ai-hidden.tsx';
import { GalleryRows, GallerySkeleton } from './gallery-rows.tsx';
import { useFeatured } from '../artwork-queries.ts';
import * as texts from './texts.ts';

/** These five, in this order. */
const FILTERS = [
  ['all', texts.all],
  ['handmade_art', texts.handmadeArt],
  ['photography', texts.photography],
  ['digital_art', texts.digitalArt],
  ['ai_art', texts.aiArt],
] as const satisfies (readonly [Category | 'all', string])[];
type Filter = (typeof FILTERS)[number][0];

const NO_MEDIUMS: readonly Medium[] = [];

interface FeaturedArtworkProps {
  /** Works of these come first. */
  mediums?: readonly Medium[];
}

/** Featured Artwork: the first 8. The filter is local to the screen. */
export function FeaturedArtwork({ mediums = NO_MEDIUMS }: FeaturedArtworkProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const { hidesAi } = useMember();
  const works = useFeatured(filter === 'all' ? undefined : filter, mediums);
  return (
    <section id="featured" aria-labelledby="featured-title" className="mb-20">
      <SectionHead id="featured-title" title={texts.featuredArtwork}>
        <FilterChips label={texts.filterByCategory} items={FILTERS} value={filter} onChange={setFilter} />
      </SectionHead>
      {works.isPending ? (
        <GallerySkeleton count={8} />
      ) : works.isError ? (
        <LoadError what={texts.worksNotLoaded} onRetry={() => void works.refetch()} />
      ) : works.data.length === 0 && filter === 'ai_art' && hidesAi ? (
        <AiHidden />
      ) : works.data.length === 0 ? (
        <EmptyState
          icon={ImageIcon}
          title={filter === 'all' ? texts.wallsAreStillEmpty : texts.nothingHereYet}
          body={filter === 'all' ? texts.beFirstToHangWork : texts.beFirstInThisCategory}
          link={{ href: paths.upload(), text: texts.uploadArtwork }}
        />
      ) : (
        <GalleryRows isFirst works={works.data} />
      )}
    </section>
  );
}
