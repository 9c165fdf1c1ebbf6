/** Offers, for their two parties. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import { type LetterText, usd } from '#shared/notices/letter.ts';
import type { OfferFacts } from '#shared/notices/offers.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Queryable } from '#server/context.ts';
import { type Kind, inFrame } from './kind.ts';
import { names } from './names.ts';

const sellers = alias(users, 'sellers');
const buyers = alias(users, 'buyers');

/** The reader's offers that one change of several works ended, the oldest first. */
function listEnded(db: Queryable, readerId: string, callId: string | null): Promise<OfferFacts['ended']> {
  if (!callId) return Promise.resolve([]);
  const isReaders = or(
    eq(offers.buyerId, readerId),
    and(eq(offers.sellerId, readerId), isNull(offers.declinesAt)),
  );
  return db
    .select({ title: offers.title, reason: offers.reason })
    .from(offers)
    .where(and(eq(offers.callId, callId), isReaders))
    .orderBy(offers.createdAt, offers.id);
}

async function findOffer(db: Queryable, id: string) {
  const [found] = await db
    .select({
      offer: offers,
      work: { imageUrl: artworks.imageUrl, altText: artworks.altText, medium: artworks.medium },
      workId: artworks.id,
      isPhysical: artworks.isPhysical,
      roundsCount: sql<number>`(select count(*)::int from ${offerTurns} where ${offerTurns.offerId} = ${offers.id})`,
      seller: names(sellers),
      buyer: names(buyers),
    })
    .from(offers)
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .innerJoin(buyers, eq(buyers.id, offers.buyerId))
    .leftJoin(artworks, eq(artworks.id, offers.artworkId))
    .where(eq(offers.id, id));
  return found ?? null;
}

export const offerKind =
  (letter: (facts: OfferFacts) => LetterText | null): Kind =>
  async ({ db, reader, subject, publicUrl }) => {
    const found = await findOffer(db, subject['offerId']!);
    if (!found) return null;
    const { work, workId, offer } = found;
    // The seller of an offer below their lowest price is never told of it.
    const isSeller = offer.sellerId === reader.id && offer.declinesAt === null;
    if (!isSeller && offer.buyerId !== reader.id) return null;
    const text = letter({
      state: offer.state,
      reason: offer.reason,
      isSeller,
      other: displayName(isSeller ? found.buyer : found.seller),
      amount: usd(offer.amount),
      title: offer.title,
      workId,
      isPhysical: found.isPhysical === true,
      until: reader.format.exact(offer.deadline),
      // The buyer names the first price and the third.
      isReadersTurn: (found.roundsCount % 2 === 1) === isSeller,
      ended: await listEnded(db, reader.id, offer.callId),
    });
    return inFrame(text, {
      button: { label: 'View offer', path: '/offers' },
      reason: `Sent to ${reader.address} because of an offer on Atelier. Emails about offers are always sent.`,
      ...(work && {
        work: {
          title: offer.title,
          line: [work.medium, displayName(found.seller)].filter(Boolean).join(', '),
          picture: publicUrl + renditionUrl(work.imageUrl, 'card'),
          alt: work.altText ?? offer.title,
        },
      }),
    });
  };
