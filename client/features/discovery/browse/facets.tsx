import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import { PRICE_RANGES, type SearchSummary } from '#shared/discovery/search/contract.ts';
import { CATEGORY_NAMES, Dot } from '#client/ui/base/category-dot.tsx';
import { FILTER_CHIP } from '#client/ui/filter-chips.tsx';
import type { Browse } from '#client/lib/browse.ts';
import { count } from '#client/lib/format.ts';
import * as texts from './texts.ts';

const PRICE_NAMES: Record<(typeof PRICE_RANGES)[number]['id'], string> = {
  under_100: texts.underUsd100,
  '100_500': texts.usd100To500,
  '500_1000': texts.usd500To1000,
  over_1000: texts.usd1000AndUp,
};

interface Facet {
  key: string;
  name: string;
  category?: Category;
  isOn: boolean;
  /** Only for searches. */
  count: number | undefined;
  on: Browse;
  off: Browse;
}

function flagFacet(key: 'forSale' | 'nft', name: string, browse: Browse, found?: number): Facet {
  return {
    key,
    name,
    isOn: browse[key] === 'true',
    count: found,
    on: { [key]: 'true' },
    off: { [key]: undefined },
  };
}

/** Available filters; in a search only those with results. Active ones are always shown. */
export function facetsOf(browse: Browse, summary?: SearchSummary): Facet[] {
  const categories = CATEGORIES.map((category) => ({
    key: category,
    name: CATEGORY_NAMES[category],
    category,
    isOn: browse.category === category,
    count: summary && (summary.categories[category] ?? 0),
    on: { category },
    off: { category: undefined },
  }));
  const prices = PRICE_RANGES.map(({ id, minPrice, maxPrice }) => ({
    key: id,
    name: PRICE_NAMES[id],
    isOn:
      (minPrice ?? maxPrice) !== null &&
      browse.minPrice === (minPrice ?? undefined) &&
      browse.maxPrice === (maxPrice ?? undefined),
    count: summary && (summary.prices.find((price) => price.id === id)?.count ?? 0),
    on: { minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined },
    off: { minPrice: undefined, maxPrice: undefined },
  }));
  return [
    ...categories,
    ...prices.filter((price) => summary || price.isOn),
    flagFacet('forSale', texts.forSale, browse, summary?.forSale),
    flagFacet('nft', texts.nftAvailable, browse, summary?.nft),
  ].filter((facet) => facet.isOn || facet.count !== 0);
}

interface FacetChipsProps {
  facets: readonly Facet[];
  /** A count that reaches this means 'at least'. */
  cap?: number | undefined;
  className?: string;
  onChange: (part: Browse) => void;
  /** After the chips, in the same row. */
  children?: ReactNode;
}

export const FacetChips = ({ facets, cap = Infinity, className, onChange, children }: FacetChipsProps) => (
  <div role="group" aria-label={texts.filterArtworks} className={clsx('flex gap-2', className)}>
    {facets.map((facet) => (
      <button
        key={facet.key}
        type="button"
        aria-pressed={facet.isOn}
        onClick={() => onChange(facet.isOn ? facet.off : facet.on)}
        className={FILTER_CHIP}
      >
        {facet.category && <Dot category={facet.category} />}
        {facet.name}
        {facet.count !== undefined && (
          <span className="num text-xs opacity-80">{countOf(facet.count, cap)}</span>
        )}
      </button>
    ))}
    {children}
  </div>
);

/** "1,000+" where counting stopped. */
export const countOf = (found: number, cap: number): string =>
  found >= cap ? `${count(cap)}+` : count(found);
