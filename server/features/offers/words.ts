/** The words that come with a price, as moderators and reports know them. */
import { AppError } from '#shared/http/errors.ts';
import type { Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { sideOf } from './policy.ts';
import { findTurn } from './queries.ts';

/** @returns who wrote them. Throws `offer_not_found` if there are none, or for others than the parties. */
export async function requireOfferWords(db: Queryable, member: Member, id: string): Promise<string> {
  const turn = await findTurn(db, id);
  if (!turn?.words || !sideOf(member, turn)) throw new AppError('offer_not_found');
  return turn.authorId;
}
