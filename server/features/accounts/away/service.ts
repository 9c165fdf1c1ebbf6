import type * as z from 'zod/mini';
import { type AwayForm, MAX_AWAY_DAYS } from '#shared/accounts/away/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { isTimeZone, dateIn, plusDays, startOfDay } from '#shared/kernel/zoned-time.ts';
import { lockAgreements } from '../agreements.ts';
import { type OwnFields, type OwnProfile, findOwnProfile } from '../profile/queries.ts';
import { saveAndEmit } from '../profile/service.ts';

/** What a buyer has begun is finished first, and nothing else begins before it is saved. */
const save = (
  ctx: Context,
  member: Member,
  away: Pick<OwnFields, 'awayUntil' | 'backOn'>,
): Promise<OwnProfile> =>
  ctx.db.transaction(async (tx) => {
    await lockAgreements(tx, member.id);
    return saveAndEmit(ctx, tx, member.id, away);
  });

/** Throws `unknown_time_zone`, and `invalid_request` unless the day is one of the next 90. */
export async function leaveUntil(
  ctx: Context,
  member: Member,
  { backOn, timeZone }: z.output<typeof AwayForm>,
): Promise<OwnProfile> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new AppError('unknown_time_zone');
  const zone = timeZone ?? (await findOwnProfile(ctx.db, member.id))?.timeZone ?? 'UTC';
  const today = dateIn(ctx.clock.now(), zone);
  if (backOn <= today || backOn > plusDays(today, MAX_AWAY_DAYS)) {
    const message = `Choose a day within the next ${MAX_AWAY_DAYS} days.`;
    throw new AppError('invalid_request', { issues: [{ path: 'backOn', message }] });
  }
  return save(ctx, member, { awayUntil: startOfDay(backOn, zone), backOn });
}

export const comeBack = (ctx: Context, member: Member): Promise<OwnProfile> =>
  save(ctx, member, { awayUntil: null, backOn: null });
