/** What a search is narrowed to: what was read out of its words, and what was chosen besides. */
import { keepPreviousData } from '@tanstack/react-query';
import { COLORS, type Color, type Sort } from '#shared/artworks/browse.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { MAX_EDITION } from '#shared/kernel/limits.ts';
import { SWATCHES, type Tone } from '#shared/artworks/color-names.ts';
import type { Mood } from '#shared/artworks/moods.ts';
import { FACETS, FACET_NAMES, type FacetName } from '#shared/discovery/facets.ts';
import { PRICE_RANGES, type SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import {
  type ReadPart,
  type ReadQuery,
  isNeeded,
  readQuery,
  withoutParts,
} from '#shared/discovery/search/read-query.ts';
import type { Browse } from '#client/lib/browse.ts';
import { arrival } from '#client/lib/scroll-memory.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { count, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { sizeUnit } from '#client/lib/work-size.ts';
import { measuresTitle } from './measures-title.ts';
import { COLOR_TITLES } from '../color-names.ts';
import * as labels from './labels.ts';

export interface Chosen {
  /** What it is, for screen readers. */
  kind: string;
  name: string;
  /** Of a color. */
  hex?: string;
  /** Takes it away. */
  off: Browse;
}

export const isNamed = (color: string): color is Color => COLORS.some((name) => name === color);
export const hexOf = (color: string): string => (isNamed(color) ? SWATCHES[color] : color);
export const colorTitle = (color: string): string => (isNamed(color) ? COLOR_TITLES[color] : `#${color}`);

/** In the member's unit. */
export function labelsOf(facet: FacetName): Readonly<Record<string, string>> {
  const { labels } = FACETS[facet];
  return typeof labels === 'function' ? labels(sizeUnit()) : labels;
}
const labelOf = (facet: FacetName, value: string): string =>
  facet === 'deliversTo'
    ? t('Delivers to {country}', { country: countryName(value) })
    : (labelsOf(facet)[value] ?? value);
const isFacet = (kind: string): kind is FacetName => kind in FACETS;

/** The range with these limits, if it is one of the list. */
export const rangeOf = (minPrice: string | undefined, maxPrice: string | undefined) =>
  PRICE_RANGES.find(
    (one) => (one.minPrice ?? undefined) === minPrice && (one.maxPrice ?? undefined) === maxPrice,
  );

export function priceTitle(minPrice: string | undefined, maxPrice: string | undefined): string {
  const range = rangeOf(minPrice, maxPrice);
  if (range) return PRICE_NAMES[range.id];
  // 'Under $80' ends a cent below, 'over $80' starts a cent above.
  if (minPrice === undefined)
    return maxPrice?.endsWith('.99')
      ? t('Under {price}', { price: shortUsd(String(Number(maxPrice) + 0.01)) })
      : t('Up to {price}', { price: shortUsd(maxPrice ?? '0') });
  if (maxPrice === undefined)
    return minPrice.endsWith('.01')
      ? t('Over {price}', { price: shortUsd(String(Number(minPrice) - 0.01)) })
      : t('{price} and up', { price: shortUsd(minPrice) });
  return t('{least} to {most}', { least: shortUsd(minPrice), most: shortUsd(maxPrice) });
}

export const PRICE_NAMES: Record<(typeof PRICE_RANGES)[number]['id'], string> = {
  under_100: t('Under $100'),
  '100_500': t('$100 to $500'),
  '500_1000': t('$500 to $1,000'),
  over_1000: t('$1,000 and up'),
};

/** The address without parts of the words. */
const withoutWords = (words: string, parts: readonly ReadPart[]): Browse => ({
  q: withoutParts(words, parts) || undefined,
});

export const editionTitle = (most: number): string =>
  most === 1
    ? t('One of a kind')
    : most === MAX_EDITION
      ? t('Limited edition')
      : t('Edition of {most} or fewer', { most: count(most) });

/** The prices of one kind of part belong together: 'over 100 under 300'. */
function readChoices(words: string, browse: Browse): Chosen[] {
  const { parts, facets } = readQuery(words);
  const named = (part: ReadPart): Omit<Chosen, 'off'> | null => {
    switch (part.kind) {
      case 'color':
        return { kind: t('Color'), name: colorTitle(part.value), hex: hexOf(part.value) };
      case 'mood':
        return { kind: t('Mood'), name: labels.MOODS[part.value as Mood] };
      case 'tone':
        return { kind: t('Tone'), name: labels.TONES[part.value as Tone] };
      case 'by':
        return { kind: t('Artist'), name: t('By {name}', { name: part.value }) };
      case 'not':
        return { kind: t('Excluded'), name: t('Without {word}', { word: part.value }) };
      case 'category':
        return browse.category
          ? null
          : { kind: t('Category'), name: CATEGORY_NAMES[part.value as keyof typeof CATEGORY_NAMES] };
      case 'measures':
        return { kind: t('Size'), name: measuresTitle(part.value) };
      case 'sort':
        return browse.sort ? null : { kind: t('Sort'), name: labels.SORTS[part.value as Sort] ?? '' };
      case 'edition':
        return { kind: t('Edition'), name: editionTitle(Number(part.value)) };
      default:
        return isFacet(part.kind) && !browse[part.kind]
          ? { kind: FACETS[part.kind].title, name: labelOf(part.kind, part.value || 'true') }
          : null;
    }
  };
  const prices = parts.filter(({ kind }) => kind === 'price');
  const isPriced = browse.minPrice !== undefined || browse.maxPrice !== undefined;
  const found = parts.flatMap((part): Chosen[] => {
    if (part === prices[0] && !isPriced) {
      const name = priceTitle(facets.minPrice, facets.maxPrice);
      return [{ kind: t('Price'), name, off: withoutWords(words, prices) }];
    }
    const choice = named(part);
    const same = parts.filter(({ kind, value }) => kind === part.kind && value === part.value);
    return choice && same[0] === part ? [{ ...choice, off: withoutWords(words, same) }] : [];
  });
  return found;
}

/** In the order they are shown. */
export function chosenOf(browse: Browse): Chosen[] {
  const { category, minPrice, maxPrice, color } = browse;
  const one = (kind: string, name: string | undefined, off: Browse): Chosen[] =>
    name === undefined ? [] : [{ kind, name, off }];
  return [
    ...(browse.q ? readChoices(browse.q, browse) : []),
    ...one(t('Category'), category && CATEGORY_NAMES[category], { category: undefined }),
    ...one(t('Price'), (minPrice ?? maxPrice) && priceTitle(minPrice, maxPrice), {
      minPrice: undefined,
      maxPrice: undefined,
    }),
    ...(color
      ? [{ kind: t('Color'), name: colorTitle(color), hex: hexOf(color), off: { color: undefined } }]
      : []),
    ...FACET_NAMES.flatMap((facet) => {
      const value = browse[facet];
      return one(FACETS[facet].title, value && labelOf(facet, value), { [facet]: undefined });
    }),
  ];
}

/** Everything taken away: what was chosen, and of the words what was read as more than words. */
export const allOff = (browse: Browse, none: Browse): Browse => ({
  ...none,
  ...(browse.q ? withoutWords(browse.q, readQuery(browse.q).parts) : {}),
});

/** Of the words and of what was chosen; what was chosen wins. */
export function facetsInUse(browse: Browse): Browse {
  const { facets } = readQuery(browse.q ?? '');
  const isPriced = browse.minPrice !== undefined || browse.maxPrice !== undefined;
  return {
    ...browse,
    color: browse.color ?? facets.colors[0] ?? facets.ground,
    minPrice: isPriced ? browse.minPrice : facets.minPrice,
    maxPrice: isPriced ? browse.maxPrice : facets.maxPrice,
    category: browse.category ?? facets.category,
    sort: browse.sort ?? facets.sort,
    ...Object.fromEntries(FACET_NAMES.map((facet) => [facet, browse[facet] ?? facets[facet]?.toString()])),
  };
}

/** A choice of a facet, instead of what the words say of it. */
export function choose(browse: Browse, part: Browse): Browse {
  const kinds = new Set(Object.keys(part).map((name) => (name === 'minPrice' ? 'price' : name)));
  const replaced = readQuery(browse.q ?? '').parts.filter(({ kind }) => kinds.has(kind));
  return browse.q && replaced.length > 0 ? { ...part, ...withoutWords(browse.q, replaced) } : part;
}

/** 'Calm or blue, under $500': what works have one of, and what they have all; of one thing, what is close to it. */
export function fewerRule(words: string): { title: string; rule: string } {
  const read = readQuery(words);
  const any = [
    ...read.facets.moods.map((mood) => labels.MOODS[mood]),
    ...read.facets.tones.filter((tone) => !isNeeded(tone)).map((tone) => labels.TONES[tone]),
    ...read.facets.colors.filter(isNamed).map((color) => COLOR_TITLES[color]),
    ...read.words.filter((word) => !read.optional.includes(word)),
  ].map((name) => name.toLowerCase());
  const last = any.at(-1) ?? '';
  const list =
    any.length > 1
      ? t('{others} or {last}', { last, others: any.slice(0, -1).join(', ') })
      : last && t('close to “{word}”', { word: last });
  const rule = [list, ...keptRules(read)].filter(Boolean).join(', ');
  return {
    title: any.length > 1 ? t('Fewer words match') : t('Close matches'),
    rule: rule.charAt(0).toUpperCase() + rule.slice(1),
  };
}

/** Parts of the words that are words to be found. */
const FOUND = new Set<ReadPart['kind']>(['color', 'mood', 'tone']);

/** What is asked for without what every list keeps to; '' if that is all. */
function askedFor(words: string): string {
  const left = withoutParts(
    words,
    readQuery(words).parts.filter(({ kind }) => !FOUND.has(kind)),
  );
  // What joined them to what was taken out.
  return left.replace(/^(?:(?:and|but|or)\b|[\s,])+|(?:\b(?:and|but|or|with|for|in|at)|[\s,])+$/gi, '');
}

/** Where works that match less are shown, and what they lack. */
const RELAXED = {
  price: { title: t('At other prices'), but: t('at other prices') },
  sale: { title: t('Not for sale'), but: t('but they are not for sale') },
  size: { title: t('In other sizes'), but: t('in other sizes or editions') },
  edition: { title: t('In other editions'), but: t('but not in that kind of edition') },
  form: { title: t('Other types'), but: t('but are of another type') },
  tone: { title: t('In other colors'), but: t('in other colors') },
  both: { title: t('At other prices and sizes'), but: t('at other prices and in other sizes') },
  filters: { title: t('With fewer filters'), but: t('with fewer filters') },
};

/** 'Nothing matches “flowers” (under $200). These do, at other prices.' */
export function relaxedRule(
  words: string,
  { what, isPartly }: NonNullable<SearchSummary['relaxedBy']>,
): { title: string; rule: string } {
  const read = readQuery(words);
  const { colors, moods, tones } = read.facets;
  const isAsked = read.words.length + colors.length + moods.length + tones.length > 0;
  const asked = isAsked ? askedFor(words) : '';
  const kept = keptRules(read).join(', ');
  const { title, but } = RELAXED[what];
  const nothing = asked
    ? t('Nothing matches “{words}”', { words: asked })
    : t('Nothing matches your whole search');
  const these = isPartly ? t('These match part of it, {but}.', { but }) : t('These do, {but}.', { but });
  return { title, rule: `${nothing}${kept && ` (${kept})`}. ${these}` };
}

/** What was typed and cannot be known of any work: 'no frame'. */
export const setAside = (words: string): string =>
  readQuery(words)
    .parts.filter(({ kind }) => kind === 'aside')
    .map(({ value }) => t('“{words}”', { words: value.trim() }))
    .join(', ');

/** 'Nothing matches “woman” (under $500). These are similar, at other prices.' */
export function othersRule(
  words: string,
  { isAlike, without, isFirst }: NonNullable<SearchSummary['othersBy']>,
  isMore: boolean,
): string {
  const asked = askedFor(words);
  const kept = keptRules(readQuery(words)).join(', ');
  const nothing = isMore
    ? t('Nothing else matches “{words}”', { words: asked })
    : t('Nothing matches “{words}”', { words: asked });
  const but = without && RELAXED[without].but;
  const these = !isAlike
    ? t('These are members’ favorites')
    : without === 'sale' && isFirst
      ? t('These do')
      : t('These are similar');
  return `${nothing}${kept && ` (${kept})`}. ${but ? t('{these}, {but}.', { these, but }) : `${these}.`}`;
}

/** What every list of a search keeps to: 'without people', 'under $500'. */
export function keptRules({ excluded, facets }: ReadQuery): string[] {
  const { minPrice, maxPrice, by, ground, category, measures, edition } = facets;
  return [
    ...facets.tones.filter(isNeeded).map((tone) => labels.TONES[tone]),
    ...(ground ? [t('On {color}', { color: COLOR_TITLES[ground].toLowerCase() })] : []),
    ...excluded.map((word) => t('Without {word}', { word })),
    ...(by ? [t('By {name}', { name: by })] : []),
    ...FACET_NAMES.flatMap((facet) => {
      const value = FACETS[facet].isNamedAsRule && facets[facet]?.toString();
      return value ? [labelOf(facet, value)] : [];
    }),
    ...(measures ? [measuresTitle(measures)] : []),
    ...(edition ? [editionTitle(edition)] : []),
    ...(category ? [CATEGORY_NAMES[category]] : []),
    ...(minPrice || maxPrice ? [priceTitle(minPrice, maxPrice)] : []),
  ].map((name) => name.replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (letter) => letter.toLowerCase()));
}

/** After a choice the last counts stay until the new ones arrive; a new search starts without any. */
export const keptAfterChoice = () =>
  arrival().stays ? ({ placeholderData: keepPreviousData } as const) : undefined;
