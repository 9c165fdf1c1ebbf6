import { SORTS, type Sort } from '#shared/artworks/browse.ts';
import { Select } from '#client/ui/select.tsx';
import type { Browse } from '#client/lib/browse.ts';
import * as texts from './texts.ts';

const NAMES: Partial<Record<Sort, string>> = {
  newest: texts.newest,
  liked: texts.mostLiked,
  price_asc: texts.priceLowToHigh,
  price_desc: texts.priceHighToLow,
};

/** The list's default order. */
function ownOrder({ q, filter }: Browse): string {
  if (q) return texts.bestMatch;
  if (filter === 'trending') return texts.trending;
  return filter === 'featured' ? texts.featured : texts.newest;
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
      label={texts.sort}
      labelAt="hidden"
      shape="pill"
      className="shrink-0"
      options={[['', own], ...others.map((sort) => [sort, NAMES[sort] ?? ''] as const)]}
      value={others.find((sort) => sort === browse.sort) ?? ''}
      onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) })}
    />
  );
}
