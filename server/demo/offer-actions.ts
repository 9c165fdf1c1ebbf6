/** Offers and what became of them, as actions of their parties. */
import { eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { OFFER_CHECKOUT_HOURS, OFFER_TURN_HOURS } from '#shared/offers/limits.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  expireOffers,
  makeOffer,
  withdrawOffer,
} from '#server/features/offers/public.ts';
import { expireReservations } from '#server/features/orders/public.ts';
import type { Context } from '../context.ts';
import { HOUR_MS } from './calendar.ts';
import { personId, workId } from './identifiers.ts';
import { WORKS } from './manifest.ts';
import { MIN_OFFERS, OFFERS, type PlannedOffer } from './offers-plan.ts';
import type { PastAction } from './replay-actions.ts';

/** Time until the next job, in hours. */
const SOON = 0.02;
/** Before the first offer, in hours. */
const OPENED = 240;

const memberOf = (slug: string) => ({ id: personId(slug), role: 'member' as const });
const artistOf = (work: number) => memberOf(WORKS.find(({ id }) => id === work)!.artist);
const money = (dollars: number): string => fromCents(dollars * 100);

/** Runs the jobs between two actions. */
async function expireDue(then: Context): Promise<void> {
  await expireReservations(then);
  await expireOffers(then);
}

async function openToOffers({ db }: Context): Promise<void> {
  for (const [work, least] of Object.entries(MIN_OFFERS))
    await db
      .update(artworks)
      .set({ isOpenToOffers: true, leastOffer: money(least), updatedAt: sql`updated_at` })
      .where(eq(artworks.id, workId(Number(work))));
}

function actionsOf({ work, buyer: slug, prices, answer }: PlannedOffer, now: Date): PastAction[] {
  const [buyer, artist] = [memberOf(slug), artistOf(work)];
  const actions: PastAction[] = [];
  const hoursAgo = (hours: number, run: PastAction['run']) =>
    actions.push({ at: new Date(Math.floor(now.getTime() - hours * HOUR_MS)), run });

  let id: string;
  for (const [turn, [hours, dollars, words = '']] of prices.entries()) {
    const form = { amount: money(dollars), words };
    hoursAgo(hours, async (then) => {
      if (turn === 0) ({ id } = await makeOffer(then, buyer, workId(work), form));
      else await counterOffer(then, turn === 1 ? artist : buyer, id, form);
    });
  }
  const [named, dollars] = prices.at(-1)!;
  const [answered, move] = answer ?? [];
  if (answered) {
    const other = prices.length === 2 ? buyer : artist;
    hoursAgo(answered, async (then) => {
      if (move === 'accept') await acceptOffer(then, other, id, { amount: money(dollars) });
      else if (move === 'decline') await declineOffer(then, other, id);
      else await withdrawOffer(then, buyer, id);
    });
  }
  const deadline = answered ? answered - OFFER_CHECKOUT_HOURS : named - OFFER_TURN_HOURS;
  hoursAgo(deadline - SOON, expireDue);
  return actions.filter(({ at }) => at <= now);
}

/** @param now when the gallery opens */
export const offerActions = (now: Date): PastAction[] => [
  { at: new Date(now.getTime() - OPENED * HOUR_MS), run: openToOffers },
  ...OFFERS.flatMap((offer) => actionsOf(offer, now)),
];
