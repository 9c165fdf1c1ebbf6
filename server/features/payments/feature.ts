import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import type { Context } from '#server/context.ts';
import { type Feature, inDollars } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { finishRefunds, deleteOldEvents, payOutDue, settlePayments } from './jobs.ts';
import type { PaymentOwners } from './owners.ts';
import { reconcileAccounts } from './payouts/account-jobs.ts';
import { repairDifferences } from './reconciliation/service.ts';
import { clearMissingAccount } from './transfer-queries.ts';
import { webhookRouter } from './webhooks/webhook-router.ts';
import { readPayoutAccount, startOnboarding } from './payouts/accounts.ts';
import { giveUpPayouts } from './payouts/give-up.ts';

const listen = ({ events }: Context): void =>
  events.on('payout-account.activated', (tx, { memberId }) => clearMissingAccount(tx, memberId));

export const payments = (owners: PaymentOwners): Feature => ({
  endpoints: [
    handle(payoutEndpoints, (ctx) => ({
      account: ({ actor }) => readPayoutAccount(ctx, actor),
      onboard: ({ actor, query }) => startOnboarding(ctx, actor, query.returnTo),
      giveUp: ({ actor, body }) => giveUpPayouts(ctx, owners, actor, body.id),
    })),
  ],
  openRoutes: { paths: ['POST /api/webhooks/stripe'], mount: [webhookRouter(owners)] },
  jobs: {
    'settle-payments': { cron: every(5), run: (ctx) => settlePayments(ctx, owners) },
    'finish-refunds': { cron: every(1), run: (ctx) => finishRefunds(ctx, owners) },
    'pay-out': { cron: every(1), run: (ctx) => payOutDue(ctx, owners) },
    'reconcile-accounts': { cron: every(10, { offset: 2 }), run: reconcileAccounts },
    'forget-old-events': { cron: '37 3 * * *', run: deleteOldEvents },
    'repair-differences': { cron: '23 4 * * *', run: (ctx) => repairDifferences(ctx, owners) },
  },
  listen: [listen],
  memberData: [
    {
      table: 'charges',
      columns: { payee_id: 'kept' },
      exported: {
        reason: 'the payments in orders and projects; other parties’ shares don’t belong to the member',
      },
    },
    {
      table: 'transfers',
      columns: { member_id: 'kept' },
      exported: {
        file: 'payouts',
        omits: ['attempted_at', 'failure_code'],
        rows: `select t.id, c.owner_kind as for, c.owner_id as for_id, ${inDollars('t.amount_cents')} as amount,
          ${inDollars('t.reversed_cents')} as reversed_amount, t.status, t.due_at,
          t.paid_at, t.reversed_at, t.created_at
        from transfers t join charges c on c.id = t.charge_id where t.member_id = $1 order by t.created_at, t.id`,
      },
    },
    {
      table: 'ledger_transactions',
      columns: { member_id: 'kept' },
      exported: { reason: 'the ledger; the member’s part is in payouts and premium' },
    },
    {
      table: 'ledger_entries',
      columns: { member_id: 'kept' },
      exported: { reason: 'see ledger_transactions' },
    },
    {
      table: 'payout_accounts',
      columns: { user_id: 'removed' },
      exported: {
        file: 'payout-account',
        omits: ['checked_at', 'updated_at'],
        rows: 'select is_active, is_submitted, needs, created_at from payout_accounts where user_id = $1',
      },
    },
  ],
});
