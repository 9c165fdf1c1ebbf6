import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { OPEN_OFFERS, type OfferReason, type OfferState } from '#shared/offers/states.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import type { Context } from '../context.ts';
import { HOUR_MS } from './calendar.ts';
import { personId } from './identifiers.ts';

interface Planned {
  seller: string;
  /** Which of the seller's works for sale, the oldest first. */
  work: number;
  buyer: string;
  state: OfferState;
  reason?: OfferReason;
  hoursAgo: number;
  /** Shares of the list price in percent, each with its words: buyer, seller, buyer. */
  prices: [number, string | null][];
}

const PLAN: Planned[] = [
  {
    seller: 'mina-okoro',
    work: 0,
    buyer: 'edmund-achter',
    state: 'last_offered',
    hoursAgo: 46,
    prices: [
      [78, 'It would hang across from the window.'],
      [94, 'The frame is included at this price.'],
      [86, 'My last word. I would collect it myself.'],
    ],
  },
  {
    seller: 'mina-okoro',
    work: 0,
    buyer: 'priya-sorel',
    state: 'offered',
    hoursAgo: 5,
    prices: [[82, 'For the reading room of a small publisher. We would credit you on the wall.']],
  },
  {
    seller: 'mina-okoro',
    work: 1,
    buyer: 'edmund-achter',
    state: 'declined',
    hoursAgo: 96,
    prices: [[70, null]],
  },
  {
    seller: 'rosalba-nieto',
    work: 0,
    buyer: 'edmund-achter',
    state: 'countered',
    hoursAgo: 20,
    prices: [
      [76, null],
      [92, 'It is the last one of the series I still have.'],
    ],
  },
  {
    seller: 'rosalba-nieto',
    work: 1,
    buyer: 'edmund-achter',
    state: 'declined',
    reason: 'silence',
    hoursAgo: 200,
    prices: [[88, null]],
  },
];
const OPEN: ReadonlySet<OfferState> = new Set(OPEN_OFFERS);

/** Two artists who are open to offers, and what a collector made of it. Only once. */
export async function seedOffers({ db }: Context, now: Date): Promise<void> {
  if ((await db.$count(offers)) > 0) return;
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db.transaction(async (tx) => {
    for (const { seller, work: index, buyer, state, reason = null, hoursAgo, prices } of PLAN) {
      const works = await tx
        .select()
        .from(artworks)
        .where(
          and(
            eq(artworks.userId, personId(seller)),
            eq(artworks.isForSale, true),
            isNull(artworks.soldAt),
            isNotNull(artworks.price),
          ),
        )
        .orderBy(asc(artworks.createdAt), asc(artworks.id));
      const work = works[index];
      if (!work) continue;
      const share = (percent: number) => fromCents(Math.round((toCents(work.price!) * percent) / 100));
      await tx
        .update(artworks)
        .set({ isOpenToOffers: true, leastOffer: share(70), updatedAt: work.updatedAt })
        .where(eq(artworks.id, work.id));
      const isOpen = OPEN.has(state);
      // Each turn lasts at most two days.
      const turnAt = (turn: number) => before(hoursAgo - turn);
      const last = prices.length - 1;
      const [offer] = await tx
        .insert(offers)
        .values({
          artworkId: work.id,
          title: work.title,
          buyerId: personId(buyer),
          sellerId: personId(seller),
          state,
          reason,
          amount: share(prices[last]![0]),
          deadline: new Date(turnAt(last).getTime() + 48 * HOUR_MS),
          closedAt: isOpen ? null : turnAt(last + 1),
          createdAt: before(hoursAgo),
        })
        .returning({ id: offers.id });
      await tx.insert(offerTurns).values(
        prices.map(([percent, words], turn) => ({
          offerId: offer!.id,
          authorId: personId(turn % 2 === 0 ? buyer : seller),
          amount: share(percent),
          words,
          createdAt: turnAt(turn),
        })),
      );
    }
  });
}
