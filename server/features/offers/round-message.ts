/** The message that comes with a price, for reports. */
import { AppError } from '#shared/http/errors.ts';
import type { Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { sideOf } from './policy.ts';
import { findRound } from './queries.ts';

/** @returns its author. Throws `offer_not_found` without a message, or for others than the parties. */
export async function requireOfferMessage(db: Queryable, member: Member, id: string): Promise<string> {
  const round = await findRound(db, id);
  if (!round?.words || !sideOf(member, round)) throw new AppError('offer_not_found');
  return round.authorId;
}
