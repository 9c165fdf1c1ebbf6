/** What a change would do to each chosen row, and why some stay as they are: decided as the server does. */
import { ArtworkForm } from '#shared/artworks/contract.ts';
import {
  type Changeable,
  type Fields,
  changesSale,
  isAlready,
  mergeChange,
  needsSale,
} from '#shared/artworks/changes/merge.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { readCents, toCents } from '#shared/kernel/money.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { shortDay, time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

/** What is asked for a row. */
export interface RowRequest {
  /** For a published work; null: nothing yet, or not of this one. */
  fields: Fields | null;
  /** For a draft, as if typed in its form; null: the same. */
  typed: Partial<WorkDraft> | null;
  before: string;
  after: string;
  /** What it means beside that. */
  note?: string | null;
  /** Why it cannot be. */
  refusal?: string | null;
}

export interface Planned {
  row: OwnWork;
  before: string;
  after: string;
  note: string | null;
  /** Why it stays as it is. */
  refusal: string | null;
  /** What is sent; null: it stays as it is. */
  change: { fields: Fields } | { typed: Partial<WorkDraft> } | null;
}

/** "2:35 PM", or "Nov 28, 2:35 PM": it is soon. */
export const clock = (at: Date): string =>
  at.toDateString() === new Date().toDateString() ? time(at) : `${shortDay(at)}, ${time(at)}`;

export const checkedOut = (until: Date | null): string =>
  until
    ? t('It’s reserved for a buyer until {when}.', { when: clock(until) })
    : t('Someone is paying for it right now.');

export const isDraft = ({ draft }: OwnWork): boolean => draft !== null;

const changeableOf = (row: OwnWork): Changeable => ({ ...row.work!, title: row.title, price: row.price });

/** Why a published work would not be changed. */
export function refusalOf(row: OwnWork, fields: Fields): string | null {
  const work = changeableOf(row);
  if (isAlready(work, fields)) return null;
  const { isSold, isLocked, lockedUntil } = row.work!;
  if (isSold && changesSale(work, fields)) return t('Sold, so its price and shipping can’t be changed.');
  if (isLocked) return checkedOut(lockedUntil);
  if (needsSale(work, fields)) return t('Not for sale, so it has no price or offers.');
  return mergeChange(work, fields).error?.issues[0]?.message ?? null;
}

/** Why a draft would not be changed: its form says what else is wrong with it. */
function draftRefusal({ draft }: OwnWork, typed: Partial<WorkDraft>): string | null {
  if (typed.price === undefined) return null;
  if (!draft!.isForSale) return t('Not for sale, so it has no price or offers.');
  const { error } = ArtworkForm.shape.price.safeParse(typed.price);
  return error?.issues[0]?.message ?? null;
}

const sameTyped = (one: unknown, other: unknown): boolean =>
  one === other || (readCents(String(one)) !== null && readCents(String(one)) === readCents(String(other)));
const isTyped = ({ draft }: OwnWork, typed: Partial<WorkDraft>): boolean =>
  Object.entries(typed).every(([field, value]) => sameTyped(draft![field as keyof typeof draft], value));

/** Before anything was typed: why the row would stay, whatever is. @param probe a change of that kind */
export const standing = (row: OwnWork, before: string, probe: Fields): RowRequest => ({
  fields: null,
  typed: null,
  before,
  after: before,
  refusal: row.work ? refusalOf(row, probe) : draftRefusal(row, probe.price ? { price: probe.price } : {}),
});

/** @param whyNotDrafts for changes in which drafts take no part */
export function planFor(row: OwnWork, request: RowRequest, whyNotDrafts?: string): Planned {
  const { before, after, fields, typed, note = null, refusal: given = null } = request;
  const stays = { row, before, after: before, note: null, change: null };
  if (isDraft(row)) {
    if (whyNotDrafts) return { ...stays, refusal: whyNotDrafts };
    const refusal = given ?? (typed && draftRefusal(row, typed));
    if (!typed || refusal || isTyped(row, typed)) return { ...stays, refusal };
    return { row, before, after, note: null, refusal: null, change: { typed } };
  }
  const refusal = given ?? (fields && refusalOf(row, fields));
  if (!fields || refusal || isAlready(changeableOf(row), fields)) return { ...stays, refusal };
  return { row, before, after, note, refusal: null, change: { fields } };
}

const WHOLE_FROM_CENTS = 1000;
/** By percent: whole dollars from $10 up, cents below. */
export function byPercent(cents: number, percent: number): number {
  const exact = (cents * (100 + percent)) / 100;
  return exact >= WHOLE_FROM_CENTS ? Math.round(exact / 100) * 100 : Math.round(exact);
}

/** -90 to 500, with a decimal at most; null for anything else. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/^[−–]/, '-').replace(/%$/, '').trim();
  if (!/^[+-]?\d{1,3}(\.\d)?$/.test(text)) return null;
  const percent = Number(text);
  return percent >= -90 && percent <= 500 ? percent : null;
}

/** In cents; null without an amount. */
export const priceOf = (row: OwnWork): number | null => (row.price === null ? null : toCents(row.price));
