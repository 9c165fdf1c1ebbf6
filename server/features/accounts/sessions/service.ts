import type { DeviceSession } from '#shared/accounts/sessions/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { deleteTokensOf } from '../tokens/queries.ts';
import { listSessionRows, removeOtherSessions, removeSession } from './queries.ts';

const MAX_LISTED = 100;
const PHONES = new Set(['iPhone', 'iPad', 'Android']);

/** @param current the session that asks; null: someone else's */
export async function listSessions(
  ctx: Context,
  member: Pick<Member, 'id'>,
  current: string | null,
): Promise<DeviceSession[]> {
  const rows = await listSessionRows(ctx.db, member.id, current, MAX_LISTED);
  return rows.map((row) => ({ ...row, isPhone: PHONES.has(row.system ?? '') }));
}

export async function signOutSession(ctx: Context, member: Member, id: string): Promise<undefined> {
  const ended = await ctx.db.transaction((tx) => removeSession(tx, member.id, id));
  if (ended.length === 0) throw new AppError('session_not_found');
  await ctx.live.endSessions(ctx.db, ended);
  return undefined;
}

export async function signOutOthers(
  ctx: Context,
  member: Member,
  current: string,
): Promise<{ ended: number }> {
  const { ended, tokens } = await ctx.db.transaction(async (tx) => ({
    ended: await removeOtherSessions(tx, member.id, current),
    tokens: await deleteTokensOf(tx, member.id),
  }));
  await ctx.live.endSessions(ctx.db, [...ended, ...tokens]);
  return { ended: ended.length };
}
