import { ChevronDown } from 'lucide-react';
import { SORTS, type Sort } from '#shared/artworks/browse.ts';
import type { Browse } from '#client/lib/browse.ts';

const NAMES: Partial<Record<Sort, string>> = {
  newest: 'Newest',
  liked: 'Most liked',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
};

/** The order a list has of itself. */
function ownOrder({ q, filter }: Browse): string {
  if (q) return 'Relevance';
  if (filter === 'trending') return 'Trending';
  return filter === 'featured' ? 'Featured' : 'Newest';
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
      <span className="max-sm:sr-only">Sort</span>
      <span className="relative">
        <select
          value={others.find((sort) => sort === browse.sort) ?? ''}
          onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) })}
          className="h-10 appearance-none rounded-full border border-line bg-ink pr-9 pl-4 text-sm font-medium text-paper hover:border-edge"
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
