import { ChevronDown } from 'lucide-react';
import { SORTS, type Sort } from '#shared/artworks/browse.ts';
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
  if (q) return texts.relevance;
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
    <label className="flex shrink-0 items-center gap-2 text-sm text-mute">
      <span className="max-sm:sr-only">{texts.sort}</span>
      <span className="relative">
        <select
          value={others.find((sort) => sort === browse.sort) ?? ''}
          onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) })}
          className="h-10 pointer-coarse:min-h-11 appearance-none rounded-full border border-line bg-ink pr-9 pl-4 text-sm font-medium text-paper hover:border-edge"
        >
          <option value="">{own}</option>
          {others.map((sort) => (
            <option key={sort} value={sort}>
              {NAMES[sort]}
            </option>
          ))}
        </select>
        <ChevronDown
          size={15}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
        />
      </span>
    </label>
  );
}
