/** Payouts that nothing but an account holds up: the member may leave them to the platform, to delete their account. */
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { type PaymentOwners, ownerOf } from '../owners.ts';
import { giveUpTransfer } from '../transfers.ts';
import { listWaitingForAccount } from '../transfer-queries.ts';

/**
 * All of a sale or project.
 * @param ownerId what was paid for
 */
export async function giveUpPayouts(
  ctx: Context,
  owners: PaymentOwners,
  member: Member,
  ownerId: string,
): Promise<undefined> {
  const waiting = await listWaitingForAccount(ctx.db, ctx.clock.now(), member.id);
  const own = waiting.filter((payout) => payout.ownerId === ownerId.toLowerCase());
  if (own.length === 0) throw new AppError('payout_not_waiting');
  for (const { chargeId, ownerKind } of own)
    await giveUpTransfer(ctx, ownerOf(owners, ownerKind), chargeId, member.id);
}
