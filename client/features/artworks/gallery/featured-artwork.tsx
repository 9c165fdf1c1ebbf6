import { useState } from 'react';
import { Image as ImageIcon } from '#client/ui/icons.ts';
import type { Medium } from '#shared/accounts/first-minutes/answers.ts';
import type { Category } from '#shared/artworks/categories.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { AiHidden } from '../ai-hidden.tsx';
import { GalleryRows, GallerySkeleton } from './gallery-rows.tsx';
import { useFeatured } from '../artwork-queries.ts';

/** These five, in this order. */
const FILTERS = [
  ['all', t('All')],
  ['handmade_art', t('Handmade Art')],
  ['photography', t('Photography')],
  ['digital_art', t('Digital Art')],
  ['ai_art', t('AI Art')],
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
      <SectionHead id="featured-title" title={t('Featured Artwork')}>
        <FilterChips label={t('Filter by category')} items={FILTERS} value={filter} onChange={setFilter} />
      </SectionHead>
      {works.isPending ? (
        <GallerySkeleton count={8} />
      ) : works.isError ? (
        <LoadError what={t('The artworks couldn’t be loaded.')} onRetry={() => void works.refetch()} />
      ) : works.data.length === 0 && filter === 'ai_art' && hidesAi ? (
        <AiHidden />
      ) : works.data.length === 0 ? (
        <EmptyState
          icon={ImageIcon}
          title={filter === 'all' ? t('The walls are still empty') : t('Nothing here yet')}
          body={
            filter === 'all'
              ? t('Be the first to hang an artwork.')
              : t('Be the first to upload to this category.')
          }
          link={{ href: paths.upload(), text: t('Upload Artwork') }}
        />
      ) : (
        <GalleryRows isFirst works={works.data} />
      )}
    </section>
  );
}
