/** What can be chosen in each facet, for the popovers and the sheet. */
import { type FormEvent, useState } from 'react';
import { Check } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { COLORS, FILTERS } from '#shared/artworks/browse.ts';
import { SWATCHES } from '#shared/artworks/color-names.ts';
import { FACETS, FACET_NAMES, type FacetName } from '#shared/discovery/facets.ts';
import {
  type CountedFacet,
  MAX_COUNTED,
  PRICE_RANGES,
  type SearchFacets,
} from '#shared/discovery/search/counts-contract.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { FacetRow } from '#client/ui/facet-row.tsx';
import { ColorInput } from '#client/ui/color-input.tsx';
import { Input } from '#client/ui/input.tsx';
import { Swatch } from '#client/ui/swatch.tsx';
import { readCents } from '#shared/kernel/money.ts';
import { bareAmount } from '#client/lib/amount.ts';
import type { Browse } from '#client/lib/browse.ts';
import { count } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { COLOR_TITLES } from '../color-names.ts';
import { PRICE_NAMES, hexOf, labelsOf, rangeOf } from './chosen.ts';

export interface FacetProps {
  /** With what the words say. */
  browse: Browse;
  /** Undefined until it is counted; empty if that failed. */
  facets: SearchFacets | undefined;
  onChange: (part: Browse) => void;
}

/** Whole dollars, as the address has them. */
const FIGURE = 'num inline-block text-xs text-mute';

function countOf(facets: SearchFacets | undefined, facet: CountedFacet, value: string): number | undefined {
  return facets?.counts.find((one) => one.facet === facet && one.value === value)?.count;
}

/** "1,000+" where counting stopped; until it is counted the place of a figure, and nothing if that failed. */
export function Figure({
  facets,
  facet,
  value,
}: {
  facets: SearchFacets | undefined;
  facet: CountedFacet;
  value: string;
}) {
  const found = countOf(facets, facet, value);
  if (found === undefined)
    return facets ? null : <span aria-hidden className={clsx(FIGURE, 'h-3 w-5 rounded-xs bg-overlay')} />;
  const isLeast = found >= MAX_COUNTED || (facets?.isPartial === true && found > 0);
  return <span className={FIGURE}>{`${count(found)}${isLeast ? '+' : ''}`}</span>;
}

interface RowsProps<Value extends string> extends Pick<FacetProps, 'facets'> {
  facet: CountedFacet;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One of a few; choosing it again takes it away. */
const Rows = <Value extends string>({ facet, options, value, facets, onChoose }: RowsProps<Value>) => (
  <ul>
    {options.map(([option, name]) => (
      <li key={option}>
        <FacetRow
          name={name}
          isChecked={value === option}
          onChange={() => onChoose(value === option ? undefined : option)}
        >
          <Figure facets={facets} facet={facet} value={option} />
        </FacetRow>
      </li>
    ))}
  </ul>
);

const CategoryFacet = ({ browse, facets, onChange }: FacetProps) => (
  <Rows
    facet="category"
    options={CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]] as const)}
    value={browse.category}
    facets={facets}
    onChoose={(category) => onChange({ category })}
  />
);
const YEARS = Array.from({ length: 6 }, (_, back) => String(new Date().getUTCFullYear() - back));

/** Of years those that have works; all until they are counted. */
function optionsOf(facet: FacetName, browse: Browse, facets: SearchFacets | undefined) {
  const values =
    facet === 'deliversTo'
      ? []
      : facet === 'year'
        ? YEARS.filter((year) => year === browse.year || countOf(facets, 'year', year) !== 0)
        : FILTERS[facet];
  return values.map((value) => [value, labelsOf(facet)[value] ?? value] as const);
}

/** A facet, and those without a panel of their own that are chosen in this one. */
const panelOf = (panel: FacetName): Facet => {
  const shown = FACET_NAMES.filter((facet) => facet === panel || FACETS[facet].panel === panel);
  return {
    key: panel,
    name: FACETS[panel].title,
    isOn: (browse) => shown.some((facet) => browse[facet] !== undefined),
    Content: ({ browse, facets, onChange }) =>
      shown.map((facet) => (
        <Rows
          key={facet}
          facet={facet}
          options={optionsOf(facet, browse, facets)}
          value={browse[facet]}
          facets={facets}
          onChoose={(value) => onChange({ [facet]: value })}
        />
      )),
  };
};

function PriceFacet({ browse, facets, onChange }: FacetProps) {
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => {
      const typed = form.get(name);
      return typeof typed === 'string' && typed.trim() ? bareAmount(typed) : undefined;
    };
    const given = { min: read('min'), max: read('max') };
    const cents = { min: readCents(given.min ?? ''), max: readCents(given.max ?? '') };
    const noAmount = t('Enter an amount such as 120.');
    const isReversed = cents.min !== null && cents.max !== null && cents.min > cents.max;
    const found = {
      ...(given.min !== undefined && cents.min === null && { min: noAmount }),
      ...(given.max !== undefined && cents.max === null && { max: noAmount }),
      ...(isReversed && { max: t('‘From’ can’t be more than ‘To’.') }),
    };
    setWrong(found);
    if (Object.keys(found).length === 0) onChange({ minPrice: given.min, maxPrice: given.max });
  };
  const plain = (price: string | undefined) => price?.replace(/\.00$/, '') ?? '';
  const range = rangeOf(browse.minPrice, browse.maxPrice);
  return (
    <>
      <Rows
        facet="price"
        options={PRICE_RANGES.map(({ id }) => [id, PRICE_NAMES[id]] as const)}
        value={range?.id}
        facets={facets}
        onChoose={(id) => {
          const chosen = PRICE_RANGES.find((one) => one.id === id);
          onChange({ minPrice: chosen?.minPrice ?? undefined, maxPrice: chosen?.maxPrice ?? undefined });
        }}
      />
      <form
        // What is chosen elsewhere appears here.
        key={`${browse.minPrice} ${browse.maxPrice}`}
        onSubmit={onSubmit}
        className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 px-3 py-2"
      >
        <Input
          label={t('From')}
          name="min"
          error={wrong['min']}
          unit="$"
          inputMode="numeric"
          isNumeric
          defaultValue={plain(browse.minPrice)}
        />
        <span className="mt-6 text-sm text-mute">{t('to')}</span>
        <Input
          label={t('To')}
          name="max"
          error={wrong['max']}
          unit="$"
          inputMode="numeric"
          isNumeric
          defaultValue={plain(browse.maxPrice)}
        />
        <Button type="submit" variant="outline" size="sm" className="col-span-3 justify-self-end">
          {t('Apply')}
        </Button>
      </form>
    </>
  );
}

function ColorFacet({ browse: { color }, facets, onChange }: FacetProps) {
  return (
    <>
      <ul className="grid grid-cols-4 gap-1">
        {COLORS.map((name) => {
          const isOn = color === name;
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isOn}
                {...(isOn ? { 'data-autofocus': true } : {})}
                onClick={() => onChange({ color: isOn ? undefined : name })}
                className="grid min-h-11 w-full justify-items-center gap-1 rounded-sm py-2 text-xs font-medium text-soft hover:bg-overlay aria-pressed:bg-overlay aria-pressed:text-paper"
              >
                <span className="relative grid place-items-center">
                  <Swatch hex={SWATCHES[name]} size={34} />
                  {isOn && (
                    <Check
                      size={18}
                      aria-hidden
                      strokeWidth={3}
                      className={clsx(
                        'absolute',
                        name === 'cream' || name === 'yellow' ? 'text-ink' : 'text-paper',
                      )}
                    />
                  )}
                </span>
                {COLOR_TITLES[name]}
                <Figure facets={facets} facet="color" value={name} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-2 flex min-h-12 items-center justify-between border-t border-line px-2 pt-3 text-sm text-soft">
        <ColorInput
          label={t('Pick another color')}
          value={hexOf(color ?? 'blue')}
          onChoose={(hex) => onChange({ color: hex })}
        />
        {color !== undefined && (
          <Button variant="quiet" size="sm" className="-mr-2" onClick={() => onChange({ color: undefined })}>
            {t('Clear')}
          </Button>
        )}
      </div>
    </>
  );
}

interface Facet {
  key: string;
  name: string;
  isOn: (browse: Browse) => boolean;
  Content: (props: FacetProps) => React.ReactNode;
  /** Wider than a list. */
  isWide?: boolean;
}

/** In the order of the bar; on a phone color comes first. */
export const FACET_LIST: readonly Facet[] = [
  {
    key: 'category',
    name: t('Category'),
    isOn: ({ category }) => category !== undefined,
    Content: CategoryFacet,
  },
  {
    key: 'price',
    name: t('Price'),
    isOn: ({ minPrice, maxPrice }) => (minPrice ?? maxPrice) !== undefined,
    Content: PriceFacet,
  },
  {
    key: 'color',
    name: t('Color'),
    isOn: ({ color }) => color !== undefined,
    Content: ColorFacet,
    isWide: true,
  },
  ...FACET_NAMES.filter((facet) => FACETS[facet].panel === undefined).map(panelOf),
];
