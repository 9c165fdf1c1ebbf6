/** One e-mail of each kind about what the gallery contains, so that its mailbox can be looked at; and an export. */
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { printedCode } from '#shared/certificates/code.ts';
import { certificates } from '#shared/certificates/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { mailSettings } from '#shared/mail/tables.ts';
import type { OfferChange } from '#shared/notices/offers.ts';
import type { OfferState } from '#shared/offers/states.ts';
import { offers } from '#shared/offers/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { transfers } from '#shared/payments/tables.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { createExport } from '#server/features/accounts/public.ts';
import { type Queued, queueMail } from '#server/features/mail/public.ts';
import type { Context, Queryable } from '../context.ts';
import { personId } from './identifiers.ts';
import { MEMBERS, emailOf } from './manifest.ts';

/** Reads her digest; everyone else has the defaults. */
const READER = 'mina-okoro';
const EXPORTER = 'priya-sorel';

const newest = async (db: Queryable, status: string) => {
  const [row] = await db
    .select()
    .from(purchases)
    .where(eq(purchases.status, status))
    .orderBy(desc(purchases.isPhysicalItem), desc(purchases.paidAt))
    .limit(1);
  return row;
};

async function aboutOrders(db: Queryable): Promise<(Queued | undefined)[]> {
  const [paid, shipped, delivered] = [
    await newest(db, 'paid'),
    await newest(db, 'shipped'),
    await newest(db, 'delivered'),
  ];
  const [asked] = await db
    .select({ id: purchases.id, sellerId: purchases.sellerId })
    .from(refundRequests)
    .innerJoin(purchases, eq(purchases.id, refundRequests.purchaseId))
    .where(eq(refundRequests.status, 'open'))
    .limit(1);
  const [held] = await db
    .select({ id: transfers.chargeId, memberId: transfers.memberId })
    .from(transfers)
    .innerJoin(purchases, eq(purchases.id, transfers.chargeId))
    .where(and(eq(transfers.status, 'pending'), isNotNull(transfers.failureCode)))
    .limit(1);
  return [
    paid && { kind: 'order.sold', to: [paid.sellerId], subject: { purchaseId: paid.id } },
    paid && { kind: 'order.paid', to: [paid.buyerId], subject: { purchaseId: paid.id } },
    shipped && { kind: 'order.shipped', to: [shipped.buyerId], subject: { purchaseId: shipped.id } },
    delivered && { kind: 'order.delivered', to: [delivered.sellerId], subject: { purchaseId: delivered.id } },
    asked && { kind: 'order.refund_asked', to: [asked.sellerId], subject: { purchaseId: asked.id } },
    held && { kind: 'order.payout_held', to: [held.memberId], subject: { purchaseId: held.id } },
  ];
}

type Notified = Record<OfferState, [OfferChange, ('buyerId' | 'sellerId')[]] | null>;
/** The parties that are notified of each state of an offer. */
const OFFERS: Notified = {
  offered: ['received', ['sellerId']],
  countered: ['countered', ['buyerId']],
  last_offered: ['last_offered', ['sellerId']],
  accepted: ['accepted', ['buyerId']],
  paid: null,
  unpaid: ['unpaid', ['buyerId', 'sellerId']],
  declined: ['declined', ['buyerId']],
  withdrawn: ['withdrawn', ['sellerId']],
  ended: ['ended', ['buyerId']],
};

async function aboutOffers(db: Queryable): Promise<Queued[]> {
  const newestOfEach = await db
    .selectDistinctOn([offers.state])
    .from(offers)
    .orderBy(offers.state, desc(offers.createdAt));
  return newestOfEach.flatMap((offer) => {
    const [change, who = []] = OFFERS[offer.state] ?? [];
    const to = who.map((side) => offer[side]);
    return change ? [{ kind: `offer.${change}`, to, subject: { offerId: offer.id } }] : [];
  });
}

/** One that changed hands. */
async function aboutCertificates(db: Queryable): Promise<Queued[]> {
  const [row] = await db
    .select({ certificate: certificates, buyerId: purchases.buyerId })
    .from(certificates)
    .innerJoin(purchases, eq(purchases.id, certificates.purchaseId))
    .where(ne(certificates.ownerId, purchases.buyerId))
    .limit(1);
  if (!row) return [];
  const { code, purchaseId, ownerId } = row.certificate;
  const subject = { purchaseId, code: printedCode(code) };
  return [
    { kind: 'certificate.handed_on', to: [row.buyerId], subject },
    { kind: 'certificate.received', to: [ownerId], subject },
    { kind: 'certificate.voided', to: [ownerId], subject },
  ];
}

async function aboutTheRest(db: Queryable): Promise<(Queued | undefined)[]> {
  const [delivered] = await db
    .select()
    .from(hireProjects)
    .where(eq(hireProjects.status, 'under_review'))
    .limit(1);
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.status, 'active'))
    .limit(1);
  const [answered] = await db
    .select()
    .from(supportRequests)
    .where(isNotNull(supportRequests.answeredAt))
    .limit(1);
  return [
    delivered && { kind: 'hire.delivered', to: [delivered.clientId], subject: { projectId: delivered.id } },
    subscription && { kind: 'premium.started', to: [subscription.userId], subject: {} },
    answered && { kind: 'support.answered', to: [answered.userId], subject: { requestId: answered.id } },
  ];
}

/** With another sign-in provider the members are real people. The server’s jobs send the e-mail and make the export. */
export async function seedMail(ctx: Context): Promise<void> {
  if (ctx.config.oidc || ctx.config.mail) return;
  await ctx.db.transaction(async (tx) => {
    const emails = MEMBERS.map(({ slug }) => emailOf(slug));
    await tx.update(users).set({ emailVerified: true }).where(inArray(users.email, emails));
    const reader = personId(READER);
    await tx.update(users).set({ timeZone: 'Africa/Lagos', language: 'en' }).where(eq(users.id, reader));
    const all = { likes: true, comments: true, followers: true };
    await tx
      .insert(mailSettings)
      .values({ userId: reader, ...all })
      .onConflictDoNothing();
    const letters = [
      ...(await aboutTheRest(tx)),
      ...(await aboutCertificates(tx)),
      ...(await aboutOffers(tx)),
      ...(await aboutOrders(tx)),
    ];
    await queueMail(ctx, tx, ...letters.filter((letter) => letter !== undefined), {
      kind: 'digest',
      to: [reader],
      subject: {},
    });
  });
  await createExport(ctx, { id: personId(EXPORTER), role: 'member' });
}
