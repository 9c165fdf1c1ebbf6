import { clsx } from 'clsx';
import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import { CATEGORY_NAMES, Dot } from '#client/ui/base/category-dot.tsx';
import { FILTER_CHIP } from '#client/ui/filter-chips.tsx';
import type { Browse } from '#client/lib/browse.ts';
import { DeliversToMe } from './facet-bar.tsx';
import { t } from '#client/lib/t.ts';

interface Facet {
  key: string;
  name: string;
  category?: Category;
  isOn: boolean;
  on: Browse;
  off: Browse;
}

const flagFacet = (key: 'forSale' | 'nft', name: string, browse: Browse): Facet => ({
  key,
  name,
  isOn: browse[key] === 'true',
  on: { [key]: 'true' },
  off: { [key]: undefined },
});

const facetsOf = (browse: Browse): Facet[] => [
  ...CATEGORIES.map((category) => ({
    key: category,
    name: CATEGORY_NAMES[category],
    category,
    isOn: browse.category === category,
    on: { category },
    off: { category: undefined },
  })),
  flagFacet('forSale', t('For sale'), browse),
  flagFacet('nft', t('NFT Available'), browse),
];

interface FacetChipsProps {
  browse: Browse;
  className?: string;
  onChange: (part: Browse) => void;
}

/** The filters of a feed or a category. */
export const FacetChips = ({ browse, className, onChange }: FacetChipsProps) => (
  <div role="group" aria-label={t('Filter artworks')} className={clsx('flex gap-2', className)}>
    {facetsOf(browse).map((facet) => (
      <button
        key={facet.key}
        type="button"
        aria-pressed={facet.isOn}
        onClick={() => onChange(facet.isOn ? facet.off : facet.on)}
        className={FILTER_CHIP}
      >
        {facet.category && <Dot category={facet.category} />}
        {facet.name}
      </button>
    ))}
    <DeliversToMe browse={browse} onChange={onChange} />
  </div>
);
