import { eq } from 'drizzle-orm';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import type { Queryable } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { every } from '#server/jobs/every.ts';
import { pdfRouter } from '#server/documents/pdf-router.ts';
import { readTaxOfPremium } from '#server/features/tax/public.ts';
import { memberFiles, readInvoiceFile, storedObjects } from './invoices.ts';
import { endPremium, reconcileSubscriptions } from './jobs.ts';
import {
  finishCardChange,
  getOrCreateSubscription,
  listOwnInvoices,
  readOwnSubscription,
  readOwnUse,
  setCancelAtPeriodEnd,
  startCardChange,
} from './service.ts';

const INVOICE_PDF = '/api/subscription/invoices/:id/pdf';

const queueEnd = (tx: Queryable, memberId: string) =>
  addJob(tx, 'end-premium', { memberId }, { key: `end-premium:${memberId}` });

export const premium: Feature = {
  memberFiles,
  storedObjects,
  rawRoutes: { paths: [`GET ${INVOICE_PDF}`], mount: [pdfRouter(INVOICE_PDF, readInvoiceFile)] },
  endpoints: [
    handle(subscriptionEndpoints, (ctx) => ({
      start: ({ actor, body }) => getOrCreateSubscription(ctx, actor, body ?? {}),
      mine: ({ actor }) => readOwnSubscription(ctx, actor),
      cancel: ({ actor }) => setCancelAtPeriodEnd(ctx, actor, true),
      resume: ({ actor }) => setCancelAtPeriodEnd(ctx, actor, false),
      startCardChange: ({ actor }) => startCardChange(ctx, actor),
      finishCardChange: ({ actor, body }) => finishCardChange(ctx, actor, body.setupIntentId),
      invoices: ({ actor }) => listOwnInvoices(ctx, actor),
      tax: ({ query }) => readTaxOfPremium(ctx, query.country),
      use: ({ actor }) => readOwnUse(ctx, actor),
    })),
  ],
  queuedJobs: { 'end-premium': endPremium },
  listen: [
    ({ events }) =>
      events.on('member.suspended', async (tx, { memberId, isForGood }) => {
        if (isForGood) await queueEnd(tx, memberId);
      }),
    ({ events }) => events.on('deletion.asked', (tx, { memberId }) => queueEnd(tx, memberId)),
  ],
  jobs: {
    'reconcile-subscriptions': { cron: every(10, { offset: 1 }), run: reconcileSubscriptions },
  },
  /** The books need no card. */
  async onAccountDeletion(_ctx, tx, memberId) {
    await tx
      .update(subscriptions)
      .set({ cardBrand: null, cardLast4: null, cardExpires: null })
      .where(eq(subscriptions.userId, memberId));
  },
  memberData: [
    {
      table: 'subscriptions',
      columns: { user_id: 'kept' },
      exported: {
        file: 'premium',
        omits: ['updated_at'],
        rows: `select status, price, current_period_end, cancel_at_period_end, card_brand, card_last4, card_expires, country, created_at, ended_at
        from subscriptions where user_id = $1 order by created_at, id`,
      },
    },
    {
      table: 'premium_invoices',
      // Bookkeeping.
      columns: { member_id: 'kept' },
      exported: {
        file: 'premium-invoices',
        rows: `select number, issued_to, amount, paid_at, tax_country, tax_category, tax_percent, tax_amount, billing, pdf_sha256
        from premium_invoices where member_id = $1 order by paid_at, id`,
      },
    },
  ],
};
