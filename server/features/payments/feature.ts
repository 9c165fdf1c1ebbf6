import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import type { Context } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { finishRefunds, forgetOldEvents, payOutDue, settlePayments } from './jobs.ts';
import type { PaymentOwners } from './owners.ts';
import { reconcileAccounts } from './payouts/account-jobs.ts';
import { repairDifferences } from './reconciliation/service.ts';
import { clearMissingAccount } from './transfer-queries.ts';
import { webhookRouter } from './webhooks/webhook-router.ts';
import { memberData } from './member-data.ts';
import { readPayoutAccount, startOnboarding } from './payouts/accounts.ts';
import { giveUpPayouts } from './payouts/give-up.ts';

const listen = ({ events }: Context): void =>
  events.on('payout-account.activated', (tx, { memberId }) => clearMissingAccount(tx, memberId));

export const payments = (owners: PaymentOwners): Feature => ({
  memberData,
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
    'forget-old-events': { cron: '37 3 * * *', run: forgetOldEvents },
    'repair-differences': { cron: '23 4 * * *', run: (ctx) => repairDifferences(ctx, owners) },
  },
  listen: [listen],
});
