/** Offers, for their two parties. A letter whose turn is over is not sent. */
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import { OFFER_CHANGES, type OfferChange } from '#shared/offers/states.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Queryable } from '#server/context.ts';
import { usd } from '../letters/format.ts';
import type { Letter } from '../letters/letter.ts';
import * as texts from '../offer-texts.ts';
import type { Facts, Kind } from './kind.ts';
import { names } from './names.ts';

const sellers = alias(users, 'sellers');
const buyers = alias(users, 'buyers');

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
type Found = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

type Content = Pick<Letter, 'subject' | 'title' | 'paragraphs' | 'deadline'> & { isCheckout?: boolean };

/** What the letter says, or null once the turn is over. */
function contentOf({ offer, ...found }: Found, change: OfferChange, { reader }: Facts): Content | null {
  const { title, state, reason } = offer;
  const isSeller = offer.sellerId === reader.id;
  const [seller, buyer] = [displayName(found.seller), displayName(found.buyer)];
  const other = isSeller ? buyer : seller;
  const amount = usd(offer.amount);
  const until = reader.format.exact(offer.deadline);
  const turn = { head: texts.respondBy(until), rest: texts.elseDeclined };
  switch (change) {
    case 'received':
      return state === 'offered' ? { ...texts.received(other, amount, title), deadline: turn } : null;
    case 'countered':
      return state === 'countered' ? { ...texts.countered(other, amount, title), deadline: turn } : null;
    case 'last_offered':
      return state === 'last_offered' ? { ...texts.lastOffered(other, amount, title), deadline: turn } : null;
    case 'accepted':
      if (state !== 'accepted') return null;
      return isSeller
        ? {
            ...texts.acceptedForSeller(other, amount, title),
            deadline: { head: texts.paysBy(other, until), rest: texts.elseFree },
          }
        : {
            ...texts.acceptedForBuyer(other, amount, title, found.isPhysical === true),
            deadline: { head: texts.checkOutBy(until), rest: texts.elseFree },
            isCheckout: true,
          };
    case 'declined':
      if (reason !== 'silence') return texts.declined(other, amount, title);
      // The buyer names the first price and the third.
      return texts.silent((found.roundsCount % 2 === 1) === isSeller ? '' : other, amount, title);
    case 'withdrawn':
      return texts.withdrawn(other, amount, title);
    case 'unpaid':
      return isSeller ? texts.unpaidForSeller(other, title) : texts.unpaidForBuyer(title);
    case 'ended':
      return texts.ended(title, texts.why[reason === null || reason === 'silence' ? 'removed' : reason]);
  }
}

const offerKind =
  (change: OfferChange): Kind =>
  async (facts) => {
    const { db, reader, subject, publicUrl } = facts;
    const found = await findOffer(db, subject['offerId']!);
    if (!found || ![found.offer.buyerId, found.offer.sellerId].includes(reader.id)) return null;
    const content = contentOf(found, change, facts);
    if (!content) return null;
    const { isCheckout, ...said } = content;
    const { work, workId, offer } = found;
    return {
      ...said,
      ...(work && {
        work: {
          title: offer.title,
          line: [work.medium, displayName(found.seller)].filter(Boolean).join(', '),
          picture: publicUrl + renditionUrl(work.imageUrl, 'card'),
          alt: work.altText ?? offer.title,
        },
      }),
      button: isCheckout
        ? { label: texts.checkOut, path: `/checkout/${workId}` }
        : { label: texts.seeTheOffer, path: '/offers' },
      reason: texts.offersAlwaysSent(reader.address),
      links: [{ label: texts.contactSupport, path: '/support' }],
    };
  };

export const OFFER_KINDS: Record<string, Kind> = Object.fromEntries(
  OFFER_CHANGES.map((change) => [`offer.${change}`, offerKind(change)]),
);
