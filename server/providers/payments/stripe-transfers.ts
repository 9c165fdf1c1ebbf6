/** Connected accounts, transfers and reversals. */
import type { Stripe } from 'stripe';
import type { AccountState, Accounts, TransferState, Transfers } from './payout-ports.ts';
import { guarded, guardedEach, idOf, PAGE, toSeconds } from './stripe-client.ts';

/** The platform is liable for fees and losses; the provider collects legally required information from the artist. */
const CONTROLLER: Stripe.AccountCreateParams.Controller = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
};

const toAccount = (account: Stripe.Account): AccountState => ({
  id: account.id,
  isActive: account.capabilities?.transfers === 'active',
  isSubmitted: account.details_submitted,
  needs: account.requirements?.currently_due ?? [],
});

export function createAccounts(stripe: Stripe): Accounts {
  return {
    create: ({ email, memberId, idempotencyKey }) =>
      guarded(
        stripe.accounts
          .create(
            {
              controller: CONTROLLER,
              capabilities: { transfers: { requested: true } },
              ...(email === null ? {} : { email }),
              metadata: { memberId },
            },
            { idempotencyKey },
          )
          .then(toAccount),
      ),
    read: (id) => guarded(stripe.accounts.retrieve(id).then(toAccount)),
    onboardingUrl: (account, { returnUrl, refreshUrl }) =>
      guarded(
        stripe.accountLinks
          .create({ account, return_url: returnUrl, refresh_url: refreshUrl, type: 'account_onboarding' })
          .then((link) => link.url),
      ),
  };
}

const toTransfer = (transfer: Stripe.Transfer): TransferState => ({
  id: transfer.id,
  amount: transfer.amount,
  amountReversed: transfer.amount_reversed,
  // Newest first.
  reversalId: transfer.reversals.data[0]?.id ?? null,
  destination: idOf(transfer.destination) ?? '',
  transferGroup: transfer.transfer_group,
  metadata: transfer.metadata,
});

async function reverse(
  stripe: Stripe,
  id: string,
  idempotencyKey: string,
  keepCents = 0,
): Promise<TransferState> {
  const readExcess = async () => {
    const { amount, amount_reversed } = await stripe.transfers.retrieve(id);
    return amount - amount_reversed - keepCents;
  };
  const amount = await readExcess();
  if (amount > 0) {
    try {
      await stripe.transfers.createReversal(id, keepCents > 0 ? { amount } : {}, { idempotencyKey });
    } catch (error) {
      // Another process may have reversed it in the meantime.
      if ((await readExcess()) > 0) throw error;
    }
  }
  return toTransfer(await stripe.transfers.retrieve(id));
}

async function collect(transfers: AsyncIterable<Stripe.Transfer>): Promise<TransferState[]> {
  const found: TransferState[] = [];
  for await (const transfer of transfers) found.push(toTransfer(transfer));
  return found;
}

export function createTransfers(stripe: Stripe): Transfers {
  return {
    create: ({ idempotencyKey, sourceCharge, transferGroup, ...request }) =>
      guarded(
        stripe.transfers
          .create(
            {
              ...request,
              currency: 'usd',
              source_transaction: sourceCharge,
              transfer_group: transferGroup,
            },
            { idempotencyKey },
          )
          .then(toTransfer),
      ),
    read: (id) => guarded(stripe.transfers.retrieve(id).then(toTransfer)),
    findByGroup: (transferGroup) =>
      guarded(collect(stripe.transfers.list({ transfer_group: transferGroup, limit: PAGE }))),
    reverse: (id, idempotencyKey, keepCents) => guarded(reverse(stripe, id, idempotencyKey, keepCents)),
    list: (since) =>
      guardedEach(stripe.transfers.list({ created: { gte: toSeconds(since) }, limit: PAGE }), toTransfer),
  };
}
