import type * as z from 'zod/mini';
import {
  type AccessToken,
  EXPIRED_DAYS,
  MAX_TOKENS,
  type TokenForm,
} from '#shared/accounts/tokens/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { createToken, hashOf, hintOf } from '#server/http/bearer.ts';
import type { Member } from '#server/http/route.ts';
import { lockMember } from '../profile/maintained-fields.ts';
import {
  countLive,
  deleteExpired,
  deleteExpiredBefore,
  deleteToken,
  insertToken,
  listTokenRows,
} from './queries.ts';

const DAY_MS = 86_400_000;

const listedSince = ({ clock }: Context): Date => new Date(clock.now().getTime() - EXPIRED_DAYS * DAY_MS);

export const listTokens = (ctx: Context, member: Member): Promise<AccessToken[]> =>
  listTokenRows(ctx.db, member.id, listedSince(ctx));

export async function makeToken(
  ctx: Context,
  member: Member,
  { name, scopes, days }: z.output<typeof TokenForm>,
): Promise<AccessToken & { token: string }> {
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const token = createToken();
  return ctx.db.transaction(async (tx) => {
    // One after another, so that their number is right.
    await lockMember(tx, member.id);
    await deleteExpired(tx, member.id, name, createdAt);
    if ((await countLive(tx, member.id, createdAt)) >= MAX_TOKENS) throw new AppError('tokens_full');
    const values = { userId: member.id, name, scopes, createdAt, expiresAt };
    const made = await insertToken(tx, { ...values, hash: hashOf(token), hint: hintOf(token) });
    if (!made) throw new AppError('token_name_taken');
    return { ...made, token };
  });
}

export async function removeToken(ctx: Context, member: Member, id: string): Promise<undefined> {
  const ended = await deleteToken(ctx.db, member.id, id);
  if (ended.length === 0) throw new AppError('token_not_found');
  await ctx.live.endSessions(ctx.db, ended);
}

export const deleteOldTokens = (ctx: Context) => deleteExpiredBefore(ctx.db, listedSince(ctx));
