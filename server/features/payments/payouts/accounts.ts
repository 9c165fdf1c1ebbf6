/** Payout accounts of artists. Stored as the provider last reported them. */
import { safeReturnTo } from '#shared/accounts/session/return-to.ts';
import type { PayoutAccount } from '#shared/payments/payouts/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { PayoutAccountRow } from '#shared/payments/payouts/tables.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { SCREENS } from '#shared/kernel/screens.ts';
import { findAccount, insertAccount, applyAccountState, readEmail } from './account-queries.ts';
import { tryLater, withProvider } from '../provider-call.ts';
import { readEscrow, readSums } from './sum-queries.ts';

/** Unknown accounts are ignored. Throws `PaymentsError`. */
export async function syncAccount(ctx: Context, accountId: string): Promise<void> {
  if (!ctx.payments) return;
  const readAt = ctx.clock.now();
  const state = await ctx.payments.accounts.read(accountId);
  await ctx.db.transaction(async (tx) => {
    const memberId = await applyAccountState(tx, state, readAt);
    if (memberId) await ctx.events.emit(tx, 'payout-account.activated', { memberId });
  });
}

/** The artist's only account, created on first use. Throws `PaymentsError`. */
async function ensureAccount(ctx: Context, payments: Payments, memberId: string): Promise<PayoutAccountRow> {
  const known = await findAccount(ctx.db, memberId);
  if (known) return known;
  const at = ctx.clock.now();
  const account = await payments.accounts.create({
    memberId,
    email: await readEmail(ctx.db, memberId),
    idempotencyKey: `member:${memberId}:account`,
  });
  await ctx.db.transaction((tx) => insertAccount(tx, memberId, account, at));
  return (await findAccount(ctx.db, memberId))!;
}

/** URL of the provider's onboarding form, which returns to where the artist was. */
export const startOnboarding = (
  ctx: Context,
  artist: Member,
  returnTo: string = SCREENS.receipts,
): Promise<{ url: string }> =>
  withProvider(ctx, async (payments) => {
    const back = `${ctx.config.publicUrl}${safeReturnTo(returnTo)}`;
    const { accountId } = await ensureAccount(ctx, payments, artist.id);
    return { url: await payments.accounts.onboardingUrl(accountId, { returnUrl: back, refreshUrl: back }) };
  });

/** Reads an incomplete account from the provider; falls back to the stored state if the provider fails. */
async function refreshAccount(ctx: Context, artistId: string): Promise<PayoutAccountRow | null> {
  const known = await findAccount(ctx.db, artistId);
  if (!known || known.isActive) return known;
  await tryLater(ctx, { accountId: known.accountId }, () => syncAccount(ctx, known.accountId));
  return findAccount(ctx.db, artistId);
}

export async function readPayoutAccount(ctx: Context, artist: Member): Promise<PayoutAccount> {
  const account = await refreshAccount(ctx, artist.id);
  const [sums, escrow] = await Promise.all([
    readSums(ctx.db, artist.id, ctx.clock.now()),
    readEscrow(ctx.db, artist.id),
  ]);
  return {
    status: account ? (account.isActive ? 'active' : 'incomplete') : 'none',
    isSubmitted: account?.isSubmitted ?? false,
    needs: account?.needs ?? [],
    pending: fromCents(sums.pending),
    held: fromCents(sums.held),
    escrow: fromCents(escrow),
    paid: fromCents(sums.paid),
  };
}
