import { SORTS } from '#shared/artworks/browse.ts';
import { Select } from '#client/ui/select.tsx';
import type { Browse } from '#client/lib/browse.ts';
import { t } from '#client/lib/t.ts';
import { SORTS as NAMES } from './labels.ts';

/** The list's default order. */
function ownOrder({ q, filter }: Browse): string {
  if (q) return t('Best match');
  if (filter === 'trending') return t('Trending');
  return filter === 'featured' ? t('Featured') : t('Newest');
}

interface SortSelectProps {
  browse: Browse;
  onChange: (part: Browse) => void;
}

export function SortSelect({ browse, onChange }: SortSelectProps) {
  const own = ownOrder(browse);
  const others = SORTS.filter((sort) => NAMES[sort] && NAMES[sort] !== own);
  return (
    <Select
      label={t('Sort')}
      labelAt="hidden"
      shape="pill"
      className="shrink-0"
      options={[['', own], ...others.map((sort) => [sort, NAMES[sort] ?? ''] as const)]}
      value={others.find((sort) => sort === browse.sort) ?? ''}
      onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) })}
    />
  );
}
