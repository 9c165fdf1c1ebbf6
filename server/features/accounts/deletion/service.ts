/** Asking for the deletion of one's account, which is hidden at once, and keeping it. */
import {
  ACCOUNT_DELETION_DAYS,
  type AccountDeletion,
  type OpenItem,
} from '#shared/accounts/deletion/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import type { Member } from '#server/http/route.ts';
import { lockAgreements } from '../agreements.ts';
import { lockMember } from '../profile/maintained-fields.ts';
import { requireOtherAdmin } from '../role/service.ts';
import { openItemsOf } from './open-items.ts';
import { findDeletesAt, listSessionsOf, lockWorksCommentedBy, setDeletesAt } from './queries.ts';

const DAY_MS = 86_400_000;

const namesOf = (open: readonly OpenItem[]) =>
  open.map(({ kind, id, title }) => ({ path: `${kind}/${id}`, message: title }));

export async function readDeletion(
  ctx: Context,
  features: readonly Feature[],
  { id }: Member,
): Promise<AccountDeletion> {
  return { deletesAt: await findDeletesAt(ctx.db, id), open: await openItemsOf(ctx, features, id) };
}

/** @returns whether it changed: asking again does not extend the time. */
async function change(
  ctx: Context,
  tx: Queryable,
  memberId: string,
  deletesAt: Date | null,
): Promise<boolean> {
  // Works before members, as in everything that changes the counters of both.
  await lockWorksCommentedBy(tx, memberId);
  const member = await lockMember(tx, memberId);
  if (!member || (member.deletesAt === null) === (deletesAt === null)) return false;
  await setDeletesAt(tx, memberId, deletesAt);
  await ctx.events.emit(tx, 'member.changed', { memberId });
  return true;
}

/** Every process reads the member of these sessions again. */
const rereadSessions = async (ctx: Context, memberId: string): Promise<void> =>
  ctx.live.endSessions(ctx.db, await listSessionsOf(ctx.db, memberId));

export async function askForDeletion(
  ctx: Context,
  features: readonly Feature[],
  member: Member,
): Promise<AccountDeletion> {
  const { id: memberId } = member;
  const deletesAt = new Date(ctx.clock.now().getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
  await ctx.db.transaction(async (tx) => {
    await lockAgreements(tx, memberId);
    const open = await openItemsOf({ clock: ctx.clock, db: tx }, features, memberId);
    if (open.length > 0) throw new AppError('account_in_use', { issues: namesOf(open) });
    await requireOtherAdmin(tx, ctx.clock.now(), memberId);
    if (await change(ctx, tx, memberId, deletesAt))
      await ctx.events.emit(tx, 'deletion.asked', { memberId, deletesAt });
  });
  await rereadSessions(ctx, memberId);
  return readDeletion(ctx, features, member);
}

/** Everything is shown again as it was, but for Premium, which has been canceled. */
export async function keepAccount(ctx: Context, { id: memberId }: Member): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    if (await change(ctx, tx, memberId, null)) await ctx.events.emit(tx, 'deletion.canceled', { memberId });
  });
  await rereadSessions(ctx, memberId);
}
