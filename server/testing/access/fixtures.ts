/** The subjects of the access table, created anew for each request, because many requests change them. */
import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { savedSearches } from '#shared/alerts/tables.ts';
import { ads } from '#shared/ads/tables.ts';
import { comments } from '#shared/artworks/tables.ts';
import { certificates } from '#shared/certificates/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { emptyWork } from '#shared/drafts/fields.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { messages } from '#shared/messages/tables.ts';
import { cases, decisions } from '#shared/moderation/cases/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import { memberOfSession, sessions } from '#shared/kernel/session-tables.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import { receipts } from '#shared/receipts/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { webhookDeliveries, webhooks } from '#shared/webhooks/tables.ts';
import { issueCertificates } from '#server/features/certificates/issue.ts';
import type { TestApp } from '../app.ts';
import {
  createAccessToken,
  createDeliveryProfile,
  createArtwork,
  createHubVideo,
  createCourse,
  createMember,
  createVideo,
  enrollIn,
  signIn,
} from '../factories.ts';
import { createApplication, createProject } from '../hire.ts';
import { createOrder } from '../orders.ts';
import type { Fixture, Subject } from './rows.ts';

const ownId = (rows: { id: string }[]): string => rows[0]!.id;

export const member: Fixture = async (app) => {
  const owner = await createMember(app);
  return { id: owner.id, owner };
};
export const premiumMember: Fixture = async (app) => {
  const owner = await createMember(app, { isSubscriber: true });
  return { id: owner.id, owner };
};
/** Its address is in our own network, so nothing is sent. */
export const webhook: Fixture = async (app) => {
  const owner = await createMember(app);
  const rows = await app.ctx.db
    .insert(webhooks)
    .values({ userId: owner.id, url: 'https://127.0.0.1/', events: ['order.sold'], secret: 'whsec_' })
    .returning({ id: webhooks.id });
  return { id: ownId(rows), owner };
};
export const webhookDelivery: Fixture = async (app) => {
  const { id: webhookId, ...subject } = await webhook(app);
  const at = app.ctx.clock.now();
  const rows = await app.ctx.db
    .insert(webhookDeliveries)
    .values({ webhookId, type: 'order.sold', body: '{}', nextAttemptAt: at, createdAt: at })
    .returning({ id: webhookDeliveries.id });
  return { ...subject, id: ownId(rows) };
};
export const deliveryProfile: Fixture = async (app) => {
  const owner = await createMember(app);
  return { id: (await createDeliveryProfile(app, { userId: owner.id })).id, owner };
};
/** Another one of the member's. */
export const deviceSession: Fixture = async (app) => {
  const owner = await createMember(app);
  await signIn(app, owner.id);
  const rows = await app.ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(memberOfSession(sessions), owner.id))
    .orderBy(desc(sessions.expire));
  return { id: ownId(rows), owner };
};
export const accessToken: Fixture = async (app) => {
  const owner = await createMember(app);
  return { id: (await createAccessToken(app, owner.id)).id, owner };
};
export const hiddenMember: Fixture = async (app) => {
  const owner = await createMember(app, { isHidden: true });
  return { id: owner.id, owner };
};

async function workWith(app: TestApp, fields: Parameters<typeof createArtwork>[1]): Promise<Subject> {
  const owner = await createMember(app);
  return { id: (await createArtwork(app, { ...fields, userId: owner.id })).id, owner };
}
export const work: Fixture = (app) => workWith(app, { isForSale: true, price: '120.00' });
export const hiddenWork: Fixture = (app) => workWith(app, { isHidden: true });
/** Its file says that AI made it. */
export const labeledWork: Fixture = async (app) => {
  const subject = await work(app);
  await app.ctx.db.execute(sql`insert into upload_manifests (upload_id, validity, source_type, is_embeddable)
    select substring(image_url from 10)::uuid, 'known', 'trainedAlgorithmicMedia', false
    from artworks where id = ${subject.id}`);
  return subject;
};

async function commentWith(app: TestApp, fields: { isHidden?: boolean }): Promise<Subject> {
  const [owner, party] = await Promise.all([createMember(app), createMember(app)]);
  const commentsCount = fields.isHidden ? 0 : 1;
  const { id: artworkId } = await createArtwork(app, { userId: party.id, commentsCount });
  const rows = await app.ctx.db
    .insert(comments)
    .values({ artworkId, userId: owner.id, content: 'The light is right.', ...fields })
    .returning({ id: comments.id });
  return { id: ownId(rows), owner, party };
}
/** `owner` wrote it, on a work of `party`. */
export const comment: Fixture = (app) => commentWith(app, {});
export const hiddenComment: Fixture = (app) => commentWith(app, { isHidden: true });

/** `owner` received it from `party`. */
export const message: Fixture = async (app) => {
  const [owner, party] = await Promise.all([createMember(app), createMember(app)]);
  const rows = await app.ctx.db
    .insert(messages)
    .values({ senderId: party.id, receiverId: owner.id, content: 'Is it still there?' })
    .returning({ id: messages.id });
  return { id: ownId(rows), owner, party };
};

export const notification: Fixture = async (app) => {
  const owner = await createMember(app);
  const rows = await app.ctx.db
    .insert(notifications)
    .values({ userId: owner.id, type: 'follow', groupKey: 'follow', happenedAt: app.ctx.clock.now() })
    .returning({ id: notifications.id });
  return { id: ownId(rows), owner };
};

async function orderWith(app: TestApp, fields: Partial<PurchaseRow>): Promise<Subject> {
  const { id, artist, buyer } = await createOrder(app, fields);
  return { id, owner: artist, party: buyer };
}
/** A paid physical work: `owner` sold it, `party` bought it. */
export const order: Fixture = (app) => orderWith(app, {});
export const shippedOrder: Fixture = (app) =>
  orderWith(app, {
    status: 'shipped',
    carrier: 'Royal Post',
    trackingNumber: 'RP 1',
    shippedAt: app.ctx.clock.now(),
  });
const askedFor =
  (fields: Partial<typeof refundRequests.$inferInsert>): Fixture =>
  async (app) => {
    const subject = await order(app);
    const asked = { purchaseId: subject.id, askedBy: subject.party!.id, reason: 'It is another green.' };
    await app.ctx.db.insert(refundRequests).values({ ...asked, ...fields });
    return subject;
  };
/** The buyer has requested a refund. */
export const refundAsked = askedFor({});
/** The artist has offered a part instead. */
export const partOffered = askedFor({ status: 'offered', offeredCents: 2000, offeredAt: new Date() });
const countCertificates = (app: TestApp, purchaseId: string) =>
  app.ctx.db.$count(certificates, eq(certificates.purchaseId, purchaseId));
export const certifiedOrder: Fixture = async (app) => {
  const sale = await order(app);
  // Sales of other fixtures come first.
  while ((await countCertificates(app, sale.id)) === 0) await issueCertificates(app.ctx);
  return sale;
};
/** The certificate of a sale: `party` bought the work. */
export const certificate: Fixture = async (app) => {
  const sale = await certifiedOrder(app);
  const rows = await app.ctx.db
    .select({ code: certificates.code })
    .from(certificates)
    .where(eq(certificates.purchaseId, sale.id));
  return { ...sale, id: rows[0]!.code };
};
/** The artist's own receipt. */
export const receipt: Fixture = async (app) => {
  const sale = await order(app);
  const rows = await app.ctx.db
    .insert(receipts)
    .values({
      purchaseId: sale.id,
      receiptType: 'artist',
      receiptNumber: `ATL-${randomUUID()}`,
      generatedBy: sale.owner.id,
      issuedTo: 'The artist',
    })
    .returning({ id: receipts.id });
  return { ...sale, id: ownId(rows) };
};

export const supportRequest: Fixture = async (app) => {
  const owner = await createMember(app);
  const rows = await app.ctx.db
    .insert(supportRequests)
    .values({ userId: owner.id, subject: 'A question', message: 'How do I get paid?' })
    .returning({ id: supportRequests.id });
  return { id: ownId(rows), owner };
};

export const ad: Fixture = async (app) => {
  const owner = await createMember(app);
  const now = app.ctx.clock.now().getTime();
  const rows = await app.ctx.db
    .insert(ads)
    .values({
      title: 'Frames',
      imageUrl: '/objects/frames',
      advertiserName: 'Frame and Sons',
      advertiserId: owner.id,
      startDate: new Date(now - 3_600_000),
      endDate: new Date(now + 3_600_000),
      amountPaid: '10.00',
    })
    .returning({ id: ads.id });
  return { id: ownId(rows), owner };
};

async function contentWith(app: TestApp, fields: Parameters<typeof createHubVideo>[1]): Promise<Subject> {
  const owner = await createMember(app, { artistName: 'Noor' });
  return { id: (await createHubVideo(app, { ...fields, artistId: owner.id })).id, owner };
}
export const content: Fixture = (app) => contentWith(app, {});
export const hiddenContent: Fixture = (app) => contentWith(app, { isHidden: true });
export const draftContent: Fixture = (app) => contentWith(app, { isPublished: false });
/** Published once it is processed. */
export const waitingContent: Fixture = (app) => contentWith(app, { video: { status: 'waiting' } });
async function videoWith(app: TestApp, fields: { attachedAt: Date | null }): Promise<Subject> {
  const owner = await createMember(app, { artistName: 'Noor' });
  return { id: (await createVideo(app, { userId: owner.id, ...fields })).id, owner };
}
/** Processed, but not used anywhere yet. */
export const freshVideo: Fixture = (app) => videoWith(app, { attachedAt: null });
export const shownVideo: Fixture = (app) => videoWith(app, { attachedAt: new Date() });

/** One id for the course, its only lesson and the lesson's video. `owner` teaches, `party` is enrolled. */
async function courseWith(app: TestApp, fields: Parameters<typeof createCourse>[1]): Promise<Subject> {
  const [owner, party] = await Promise.all([createMember(app, { artistName: 'Noor' }), createMember(app)]);
  const id = randomUUID();
  await createCourse(app, { ...fields, id, lessonIds: [id], videos: { id }, instructorId: owner.id });
  await enrollIn(app, id, party.id);
  return { id, owner, party };
}
export const course: Fixture = (app) => courseWith(app, {});
export const hiddenCourse: Fixture = (app) => courseWith(app, { isHidden: true });
/** With the stored objects of its lesson. */
export const storedCourse: Fixture = async (app) => {
  const subject = await course(app);
  for (const part of ['full', 'preview']) {
    await app.ctx.storage.write(`films/${subject.id}/1/${part}`, Buffer.from(part), 'video/mp4');
  }
  return subject;
};
/** Unpublished; enrolled members keep it. */
export const courseTakenBack: Fixture = (app) => courseWith(app, { isPublished: false });

/** One id for the pending project and its only application. `owner` is the client, `party` has applied. */
async function projectWith(app: TestApp, fields: { isHidden?: boolean }): Promise<Subject> {
  const [owner, party] = await Promise.all([createMember(app), createMember(app)]);
  const { id } = await createProject(app, { ...fields, clientId: owner.id });
  await createApplication(app, { id, projectId: id, designerId: party.id });
  return { id, owner, party };
}
export const project: Fixture = (app) => projectWith(app, {});
export const hiddenProject: Fixture = (app) => projectWith(app, { isHidden: true });

async function dealWith(app: TestApp, fields: { isHidden?: boolean }): Promise<Subject> {
  const [owner, party, applicant] = await Promise.all([
    createMember(app),
    createMember(app),
    createMember(app),
  ]);
  const deal = { status: 'in_progress', agreedPrice: '500.00', upfrontPaid: true } as const;
  const { id } = await createProject(app, { ...deal, ...fields, clientId: owner.id, designerId: party.id });
  await createApplication(app, { id, projectId: id, designerId: party.id, status: 'accepted' });
  await createApplication(app, { projectId: id, designerId: applicant.id, status: 'closed' });
  return { id, owner, party, applicant };
}
/** In progress, with one id for the project and its application. `owner` is the client, `party` the designer. */
export const deal: Fixture = (app) => dealWith(app, {});
export const hiddenDeal: Fixture = (app) => dealWith(app, { isHidden: true });

/** A case about a work; only moderators see it. */
export const reportedWork: Fixture = async (app) => {
  const { id: subjectId, owner } = await work(app);
  const now = app.ctx.clock.now();
  const [row] = await app.ctx.db
    .insert(cases)
    .values({
      kind: 'report',
      subject: 'artwork',
      subjectId,
      memberId: owner.id,
      title: 'Quiet water',
      openedAt: now,
      dueAt: now,
    })
    .returning();
  return { id: row!.id, owner };
};

/** A decided case: the member has the statement. */
export const warnedMember: Fixture = async (app) => {
  const subject = await reportedWork(app);
  const decidedAt = app.ctx.clock.now();
  const { db } = app.ctx;
  await db.insert(decisions).values({
    caseId: subject.id,
    decision: 'warn',
    reason: 'spam',
    words: 'Once is enough.',
    before: {},
    decidedAt,
  });
  await db.update(cases).set({ decidedAt }).where(eq(cases.id, subject.id));
  return subject;
};

async function collectionWith(
  app: TestApp,
  fields: Partial<typeof collections.$inferInsert>,
): Promise<Subject> {
  const { id: artworkId, owner } = await work(app);
  const rows = await app.ctx.db
    .insert(collections)
    .values({ ownerId: owner.id, title: 'Blue hour', visibility: 'public', ...fields })
    .returning({ id: collections.id });
  return { id: ownId(rows), owner, artworkId };
}
export const publicCollection: Fixture = (app) => collectionWith(app, {});
export const hiddenCollection: Fixture = (app) => collectionWith(app, { isHidden: true });
export const privateCollection: Fixture = (app) => collectionWith(app, { visibility: 'private' });
/** A work in a public collection. */
export const collectionItem: Fixture = async (app) => {
  const { id: collectionId, owner, artworkId = null } = await collectionWith(app, {});
  const rows = await app.ctx.db
    .insert(collectionItems)
    .values({ collectionId, ownerId: owner.id, artworkId, position: 1 })
    .returning({ id: collectionItems.id });
  return { id: ownId(rows), owner };
};

/** `owner` is asked to answer, `party` made it. */
export const offer: Fixture = async (app) => {
  const { id: artworkId, owner } = await work(app);
  const party = await createMember(app);
  const at = app.ctx.clock.now();
  const rows = await app.ctx.db
    .insert(offers)
    .values({
      artworkId,
      title: 'Quiet water',
      buyerId: party.id,
      sellerId: owner.id,
      state: 'offered',
      amount: '100.00',
      deadline: new Date(at.getTime() + 3_600_000),
    })
    .returning({ id: offers.id });
  await app.ctx.db.insert(offerTurns).values({
    id: ownId(rows),
    offerId: ownId(rows),
    authorId: party.id,
    amount: '100.00',
    words: 'For the hall.',
  });
  return { id: ownId(rows), owner, party };
};

export const draft: Fixture = async (app) => {
  const owner = await createMember(app);
  const rows = await app.ctx.db
    .insert(artworkDrafts)
    .values({ userId: owner.id, fields: emptyWork('cm'), images: [] })
    .returning({ id: artworkDrafts.id });
  return { id: ownId(rows), owner };
};
export const savedSearch: Fixture = async (app) => {
  const owner = await createMember(app);
  const rows = await app.ctx.db
    .insert(savedSearches)
    .values({ userId: owner.id, name: 'Blue', search: 'q=blue', seenAt: app.ctx.clock.now() })
    .returning({ id: savedSearches.id });
  return { id: ownId(rows), owner };
};
