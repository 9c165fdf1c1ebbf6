/** Payout accounts of artists. Stored as the provider last reported them. */
import type { PayoutAccount } from '#shared/payments/payouts/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { PayoutAccountRow } from '#shared/payments/payouts/tables.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { SCREENS } from '#shared/kernel/screens.ts';
import { findAccount, insertAccount, applyAccountState, readEmail } from './account-queries.ts';
import { readProjectSums, readSums } from './sum-queries.ts';

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

/** URL of the provider's onboarding form, which returns to Receipts. Throws `payments_unavailable`, `feature_off`. */
export async function startOnboarding(ctx: Context, artist: Member): Promise<{ url: string }> {
  const { payments } = ctx;
  if (!payments) throw new AppError('feature_off');
  const back = `${ctx.config.publicUrl}${SCREENS.receipts}`;
  try {
    const { accountId } = await ensureAccount(ctx, payments, artist.id);
    return { url: await payments.accounts.onboardingUrl(accountId, { returnUrl: back, refreshUrl: back }) };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.error({ code: error.code, requestId: error.requestId }, 'payment provider failed');
    throw new AppError('payments_unavailable', { cause: error });
  }
}

/** Reads an incomplete account from the provider; falls back to the stored state if the provider fails. */
async function refreshAccount(ctx: Context, artistId: string): Promise<PayoutAccountRow | null> {
  const known = await findAccount(ctx.db, artistId);
  if (!known || known.isActive) return known;
  try {
    await syncAccount(ctx, known.accountId);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.warn({ code: error.code, requestId: error.requestId }, 'payment provider failed');
  }
  return findAccount(ctx.db, artistId);
}

export async function readPayoutAccount(ctx: Context, artist: Member): Promise<PayoutAccount> {
  const account = await refreshAccount(ctx, artist.id);
  const [sales, projects] = await Promise.all([
    readSums(ctx.db, artist.id, ctx.clock.now()),
    readProjectSums(ctx.db, artist.id),
  ]);
  return {
    status: account ? (account.isActive ? 'active' : 'incomplete') : 'none',
    isSubmitted: account?.isSubmitted ?? false,
    needs: account?.needs ?? [],
    pending: fromCents(sales.pending),
    held: fromCents(sales.held + projects.held),
    escrow: fromCents(projects.escrow),
    paid: fromCents(sales.paid + projects.paid),
  };
}
