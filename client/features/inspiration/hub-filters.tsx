import { InspirationCategory, type InspirationType } from '#shared/inspiration/contract.ts';
import { artworkCategory } from '#shared/inspiration/category.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Select } from '#client/ui/select.tsx';
import type { Hub, HubSort } from './hub-address.ts';
import { TYPE_NAMES } from './type-names.ts';
import * as texts from './texts.ts';

const CHIPS = [
  ['all', texts.all],
  ...InspirationCategory.options.map((key) => [key, CATEGORY_NAMES[artworkCategory(key)]] as const),
] as const;
const TYPES = [['all', texts.anyType], ...Object.entries(TYPE_NAMES)] as [InspirationType | 'all', string][];
const SORTS: readonly [HubSort, string][] = [
  ['newest', texts.newest],
  ['most_viewed', texts.mostViewed],
  ['most_liked', texts.mostLiked],
];

interface ChoiceProps<K extends string> {
  label: string;
  items: readonly (readonly [K, string])[];
  value: K;
  onChange: (key: K) => void;
}

const Choice = <K extends string>({ label, items, value, onChange }: ChoiceProps<K>) => (
  <label className="flex items-center gap-3 text-sm text-mute">
    <span className="max-sm:sr-only">{label}</span>
    <span className="max-sm:flex-1">
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = items.find(([key]) => key === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className="h-11 w-full rounded-full border border-line bg-ink pl-4 text-sm font-medium text-paper hover:border-edge"
      >
        {items.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  </label>
);

interface HubFiltersProps {
  hub: Hub;
  onChange: (part: Hub) => void;
}

/** Filters and sort order of the videos. */
export const HubFilters = ({ hub, onChange }: HubFiltersProps) => (
  <div className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
    <FilterChips
      label={texts.category}
      items={CHIPS}
      value={hub.category ?? 'all'}
      onChange={(key) => onChange({ category: key === 'all' ? undefined : key })}
    />
    <div className="flex items-center gap-x-5 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-x-2">
      <Choice
        label={texts.type}
        items={TYPES}
        value={hub.type ?? 'all'}
        onChange={(key) => onChange({ type: key === 'all' ? undefined : key })}
      />
      <Choice
        label={texts.sort}
        items={SORTS}
        value={hub.sort ?? 'newest'}
        onChange={(key) => onChange({ sort: key === 'newest' ? undefined : key })}
      />
    </div>
  </div>
);
