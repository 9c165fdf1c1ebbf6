import { InspirationCategory } from '#shared/inspiration/contract.ts';
import { artworkCategory } from '#shared/inspiration/category.ts';
import { t } from '#client/lib/t.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Select } from '#client/ui/select.tsx';
import type { Hub, HubSort } from './hub-address.ts';
import { TYPE_NAMES } from './type-names.ts';

const CHIPS = [
  ['all', t('All')],
  ...InspirationCategory.options.map((key) => [key, CATEGORY_NAMES[artworkCategory(key)]] as const),
] as const;
const TYPES = [['', t('Any type')], ...Object.entries(TYPE_NAMES)] as [string, string][];
const SORTS: readonly [Exclude<HubSort, 'newest'> | '', string][] = [
  ['', t('Newest')],
  ['most_viewed', t('Most viewed')],
  ['most_liked', t('Most liked')],
];

interface HubFiltersProps {
  hub: Hub;
  onChange: (part: Hub) => void;
}

/** Filters and sort order of the videos. */
export const HubFilters = ({ hub, onChange }: HubFiltersProps) => (
  <div className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
    <FilterChips
      label={t('Category')}
      items={CHIPS}
      value={hub.category ?? 'all'}
      onChange={(key) => onChange({ category: key === 'all' ? undefined : key })}
    />
    <div className="flex items-center gap-x-5 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-x-2">
      <Select
        label={t('Type')}
        labelAt="side"
        shape="pill"
        options={TYPES}
        value={hub.type ?? ''}
        onChange={({ target }) => onChange({ type: (target.value || undefined) as Hub['type'] })}
      />
      <Select
        label={t('Sort')}
        labelAt="hidden"
        shape="pill"
        options={SORTS}
        value={hub.sort ?? ''}
        onChange={({ target }) => onChange({ sort: (target.value || undefined) as Hub['sort'] })}
      />
    </div>
  </div>
);
