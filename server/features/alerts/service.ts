import type * as z from 'zod/mini';
import type { SavedSearch, SavedSearchEdit, SavedSearchForm } from '#shared/alerts/contract.ts';
import { MAX_SAVED_SEARCHES } from '#shared/alerts/limits.ts';
import { canonicalSearch } from '#shared/alerts/search.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { chooseDigest } from '#server/features/mail/public.ts';
import {
  deleteSearch,
  findSame,
  deleteMatches,
  insertSearch,
  listSearches,
  lockAndCount,
  updateSearch,
} from './queries.ts';

const readOne = async (tx: Queryable, member: Member, id: string): Promise<SavedSearch> =>
  (await listSearches(tx, member.id, id))[0]!;

/** @returns the one there is, if the member has saved this search already */
export function saveSearch(
  ctx: Context,
  member: Member,
  { name, search: typed, channel = 'bell', isOn = true }: z.output<typeof SavedSearchForm>,
): Promise<SavedSearch> {
  const search = canonicalSearch(typed);
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const saved = await lockAndCount(tx, member.id);
    const same = await findSame(tx, member.id, search);
    if (same !== null) return readOne(tx, member, same);
    if (saved >= MAX_SAVED_SEARCHES) throw new AppError('saved_searches_full');
    const pausedAt = isOn ? null : at;
    const values = { userId: member.id, name, search, channel, pausedAt, seenAt: at };
    const id = await insertSearch(tx, values);
    if (channel === 'email') await chooseDigest(ctx, tx, member.id, { alerts: true });
    return readOne(tx, member, id);
  });
}

export function editSearch(
  ctx: Context,
  member: Member,
  id: string,
  { name, search: typed, channel, isOn }: z.output<typeof SavedSearchEdit>,
): Promise<SavedSearch> {
  const search = typed === undefined ? undefined : canonicalSearch(typed);
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockAndCount(tx, member.id);
    const same = search === undefined ? id : await findSame(tx, member.id, search);
    if (same !== null && same !== id) throw new AppError('already_saved_search');
    const isOther = search !== undefined && same === null;
    const isThere = await updateSearch(tx, member.id, id, {
      ...(name === undefined ? {} : { name }),
      ...(channel === undefined ? {} : { channel }),
      ...(isOn === undefined ? {} : { pausedAt: isOn ? null : at }),
      ...(isOther ? { search, words: null, filters: null, seenAt: at } : {}),
      userId: member.id,
    });
    if (!isThere) throw new AppError('saved_search_not_found');
    if (isOther) await deleteMatches(tx, id);
    if (channel === 'email') await chooseDigest(ctx, tx, member.id, { alerts: true });
    return readOne(tx, member, id);
  });
}

export async function removeSearch(ctx: Context, member: Member, id: string): Promise<undefined> {
  if (!(await deleteSearch(ctx.db, member.id, id))) throw new AppError('saved_search_not_found');
}

export async function rememberSeen(ctx: Context, member: Member, id: string): Promise<undefined> {
  await updateSearch(ctx.db, member.id, id, { seenAt: ctx.clock.now() });
  return undefined;
}
