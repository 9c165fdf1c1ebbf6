/** What a row of texts says of a work, as the form would hold it, and a sentence for whatever is off. */
import * as z from 'zod/mini';
import type { Category } from '#shared/artworks/categories.ts';
import { ArtworkForm } from '#shared/artworks/contract.ts';
import { type WorkDraft, emptyWork } from '#shared/drafts/fields.ts';
import { cutTo } from '#shared/kernel/cut.ts';
import { MAX_EDITION } from '#shared/kernel/limits.ts';
import { toArtworkForm } from '#shared/drafts/to-work.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import { bareAmount } from '#client/lib/amount.ts';
import { t } from '#client/lib/t.ts';
import type { Cells, Column } from './columns.ts';

export interface ReadWork {
  fields: WorkDraft;
  /** Each goes in with a gap. */
  notes: string[];
}

const MAX_TAGS = 10;
/** But line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/gu;
/** No one typed these; a carriage return belongs to a line break. */
const UNSEEN = /[^\P{Cc}\n\t\r]/u;
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The one value that is meant by its name or the beginning of it: 'Handmade' is Handmade Art. */
function meant<K extends string>(typed: string, names: Record<K, string>): K | undefined {
  const word = bare(typed);
  const entries = Object.entries<string>(names) as [K, string][];
  const known = entries.map(([value, name]) => [value, [bare(value), bare(name)]] as const);
  const exact = known.find(([, words]) => words.includes(word));
  const begun = known.filter(([, words]) => word.length > 1 && words.some((name) => name.startsWith(word)));
  return exact?.[0] ?? (begun.length === 1 ? begun[0]![0] : undefined);
}

const YES = new Set(['true', 'yes', 'y', 'x', '1']);
const NO = new Set(['false', 'no', 'n', '0', '']);
const MM_A_CM = 10;
const CM_AN_INCH = 2.54;
const DECIMAL = /^\d{1,5}(?:[.,]\d{1,4})?$/;
const CM = 'cm';

type Says = (typed: string) => string;
const SIDES: readonly (readonly ['width' | 'height' | 'depth', Column, Column, Column, Says])[] = [
  [
    'width',
    'widthMm',
    'widthCm',
    'widthIn',
    (typed) => t('The width “{typed}” isn’t a number. It’s left empty.', { typed }),
  ],
  [
    'height',
    'heightMm',
    'heightCm',
    'heightIn',
    (typed) => t('The height “{typed}” isn’t a number. It’s left empty.', { typed }),
  ],
  [
    'depth',
    'depthMm',
    'depthCm',
    'depthIn',
    (typed) => t('The depth “{typed}” isn’t a number. It’s left empty.', { typed }),
  ],
];
const TEXTS = [
  ['title', 140, t('The title is longer than 140 characters. The rest is left out.')],
  ['description', 4000, t('The description is longer than 4,000 characters. The rest is left out.')],
  ['altText', 400, t('The alternative text is longer than 400 characters. The rest is left out.')],
  ['medium', 140, t('The medium is longer than 140 characters. The rest is left out.')],
] as const;
const AMOUNTS: readonly (readonly ['price' | 'leastOffer' | 'deliveryCost', Says])[] = [
  ['price', (typed) => t('The price “{typed}” isn’t an amount like 1200.00. It’s left empty.', { typed })],
  [
    'leastOffer',
    (typed) => t('The lowest offer “{typed}” isn’t an amount like 1200.00. It’s left empty.', { typed }),
  ],
  [
    'deliveryCost',
    (typed) => t('The shipping cost “{typed}” isn’t an amount like 1200.00. It’s left empty.', { typed }),
  ],
];
/** A switch that nothing is said of follows the field that needs it. */
const SWITCHES = [
  ['isForSale', t('For sale'), 'price'],
  ['isOpenToOffers', t('Open to offers'), 'leastOffer'],
  ['isPhysical', t('Shipped'), 'deliveryCost'],
  ['isNftAvailable', t('NFT'), null],
  ['allowsAiTraining', t('AI training'), null],
] as const;
/** What the rules of a work refuse is left empty, under the field of the form. */
const EMPTIED: Partial<Record<string, keyof WorkDraft>> = {
  price: 'price',
  leastOffer: 'leastOffer',
  deliveryCost: 'deliveryCost',
  widthMm: 'width',
  heightMm: 'height',
  depthMm: 'depth',
  making: 'making',
};

/** Anything is readable: what is not, is named and left empty. */
export function readWork(cells: Cells): ReadWork {
  const notes: string[] = [];
  const at = (column: Column): string => cells[column]?.replace(CONTROL, '').trim() ?? '';
  const fields = emptyWork(CM);

  if (Object.values(cells).some((text) => UNSEEN.test(text)))
    notes.push(t('Characters that can’t be shown are left out.'));
  for (const [field, max, tooLong] of TEXTS) {
    const typed = at(field);
    fields[field] = cutTo(typed, max).trim();
    if (typed.length > max) notes.push(tooLong);
  }
  fields.category = readCategory(at('category'), notes);
  fields.making = readMaking(at('making'), notes);
  fields.tags = readTags(at('tags'), notes);
  for (const [side, mm, cm, inches, noNumber] of SIDES) {
    const typed = at(mm) || at(cm) || at(inches);
    const unit = at(mm) ? 1 / MM_A_CM : at(cm) ? 1 : CM_AN_INCH;
    if (DECIMAL.test(typed))
      fields[side] = String(Number((Number(typed.replace(',', '.')) * unit).toFixed(2)));
    else if (typed) notes.push(noNumber(typed));
  }
  for (const [field, noAmount] of AMOUNTS) {
    const typed = at(field);
    const amount = bareAmount(typed.replace(/^USD|USD$/i, ''));
    if (!typed || ArtworkForm.shape.deliveryCost.safeParse(amount).success) fields[field] = amount;
    else notes.push(noAmount(typed));
  }
  for (const [field, name, follows] of SWITCHES) {
    const typed = at(field).toLowerCase();
    fields[field] = YES.has(typed) || (typed === '' && follows !== null && Number(fields[follows]) > 0);
    if (!YES.has(typed) && !NO.has(typed))
      notes.push(t('{name}: “{typed}” is neither yes nor no, so it’s set to no.', { name, typed }));
  }
  const profile = at('deliveryProfile').slice(0, 60);
  const isCostUnread = at('deliveryCost') !== '' && fields.deliveryCost === '';
  if ((profile || isCostUnread) && at('isPhysical') === '') fields.isPhysical = true;
  // An id or a name, until `withProfile` has looked it up.
  if (fields.isPhysical) fields.deliveryProfileId = profile;
  readEdition(at('editionSize'), fields, notes);
  emptyRefused(fields, notes);
  // Without a price it would be sold on request.
  if (fields.isForSale && at('price') && fields.price === '') {
    fields.isForSale = false;
    notes.push(t('It isn’t for sale: turn on “Available for sale” in the draft and enter a price.'));
  }
  // Without a cost it would be sent free of charge.
  if (fields.isPhysical && !profile && at('deliveryCost') && fields.deliveryCost === '')
    return withoutDelivery({ fields, notes });
  return { fields, notes };
}

const withoutDelivery = <Work extends ReadWork>(work: Work): Work =>
  work.fields.isForSale
    ? {
        ...work,
        fields: { ...work.fields, isForSale: false },
        notes: [
          ...work.notes,
          t('It isn’t for sale: turn on “Available for sale” in the draft and enter what shipping costs.'),
        ],
      }
    : work;

function readCategory(typed: string, notes: string[]): Category | '' {
  const category = meant(typed, CATEGORY_NAMES);
  if (typed && !category) notes.push(t('There’s no category “{typed}”. Choose one in the draft.', { typed }));
  return category ?? '';
}

function readMaking(typed: string, notes: string[]): WorkDraft['making'] {
  const making = meant(typed, MAKING_NAMES);
  if (typed && !making)
    notes.push(t('“{typed}” isn’t an answer to “How was this made?” Choose one in the draft.', { typed }));
  return making ?? '';
}

/** @param profiles of the member */
export function withProfile<Work extends ReadWork>(
  work: Work,
  profiles: readonly { id: string; name: string }[],
): Work {
  const typed = work.fields.deliveryProfileId;
  if (typed === '') return work;
  const found = profiles.find(({ id, name }) => id === typed || bare(name) === bare(typed));
  const note = t('You have no delivery profile named “{typed}”. Choose one in the draft.', { typed });
  const fields = { ...work.fields, deliveryProfileId: found?.id ?? '' };
  if (found) return { ...work, fields };
  const unread = { ...work, fields, notes: [...work.notes, note] };
  return Number(fields.deliveryCost) > 0 ? unread : withoutDelivery(unread);
}

/** Names with any usual sign between them; the CSV of an export has lists as JSON. */
export function splitList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list.map(String);
  } catch {
    // Names, as people write them.
  }
  return text.split(/[|;,\n]/);
}

function readTags(typed: string, notes: string[]): string {
  const { tags } = ArtworkForm.shape;
  const all = splitList(typed)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const wrong = all.filter((tag) => !tags.safeParse([tag]).success);
  for (const tag of wrong)
    notes.push(t('A tag can have up to 30 letters and numbers. “{tag}” is left out.', { tag }));
  const good = [...new Set(all.filter((tag) => !wrong.includes(tag)))];
  if (good.length > MAX_TAGS)
    notes.push(t('There are more than {max} tags. The rest are left out.', { max: MAX_TAGS }));
  return good.slice(0, MAX_TAGS).join(', ');
}

/** One is a work of its own. A size that is not one stays open: the artist decides. */
function readEdition(typed: string, fields: WorkDraft, notes: string[]): void {
  if (typed === '' || typed === '1') return;
  fields.isEdition = true;
  if (ArtworkForm.shape.editionSize.safeParse(Number(typed)).success) fields.editionSize = typed;
  else
    notes.push(
      t('The edition size “{typed}” isn’t a number from 2 to {max}. It’s left empty.', {
        typed,
        max: MAX_EDITION,
      }),
    );
}

/** Empties what the rules of a work refuse, with their own sentence: until nothing is left to empty. */
function emptyRefused(fields: WorkDraft, notes: string[]): void {
  const images = [{ imageUrl: 'chosen', altText: '' }];
  const { error } = z.safeParse(ArtworkForm, toArtworkForm({ fields, images }));
  for (const { path, message } of error?.issues ?? []) {
    // The price stands for the total, which the shipping cost can exceed alone.
    const field = fields.price === '' && path[0] === 'price' ? 'deliveryCost' : EMPTIED[String(path[0])];
    if (!field || fields[field] === '') continue;
    Object.assign(fields, { [field]: '' });
    notes.push(message, t('It’s left empty.'));
    emptyRefused(fields, notes);
    return;
  }
}
