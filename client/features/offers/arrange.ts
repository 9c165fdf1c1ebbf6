/** The order of offers, and the offers each filter shows. */
import type { Offer } from '#shared/offers/contract.ts';
import { turnOf } from '#shared/offers/states.ts';

export const TURNS = ['all', 'mine', 'theirs', 'closed'] as const;
export type Turn = (typeof TURNS)[number];

export function turnFor({ state, side }: Pick<Offer, 'state' | 'side'>): Exclude<Turn, 'all'> {
  const turn = turnOf(state);
  if (turn === null) return 'closed';
  return turn === side ? 'mine' : 'theirs';
}

/** Closed, while another offer of the member for the work is open. */
export const isRenewed = ({ state, artwork }: Offer, made: Offer[]): boolean =>
  turnOf(state) === null &&
  made.some((other) => turnOf(other.state) !== null && other.artwork?.id === artwork?.id);

export const shownIn = (turn: Turn, offers: Offer[]): Offer[] =>
  turn === 'all' ? offers : offers.filter((offer) => turnFor(offer) === turn);

/** Sorts offers to respond to first, then waiting ones, then closed ones, each newest first. */
export const byTurn = (offers: Offer[]): Offer[] =>
  offers.toSorted(
    (one, other) =>
      TURNS.indexOf(turnFor(one)) - TURNS.indexOf(turnFor(other)) ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  );

/** What the buyer offers, whatever the seller countered. */
export const bidOf = ({ turns, amount }: Offer): string =>
  turns.findLast(({ isMine }) => !isMine)?.amount ?? amount;

/** Groups received offers by work, works to respond to first; within a work the highest first, closed ones last. */
export function byWork(offers: Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of byTurn(offers)) {
    const key = offer.artwork?.id ?? offer.id;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  const isClosed = (offer: Offer) => Number(turnFor(offer) === 'closed');
  return [...groups.values()].map((group) =>
    group.toSorted(
      (one, other) => isClosed(one) - isClosed(other) || Number(bidOf(other)) - Number(bidOf(one)),
    ),
  );
}

/** Those the member made come first if only they wait for an answer, or there are no others. */
export function opensMade(received: Offer[], made: Offer[]): boolean {
  const waits = (offers: Offer[]) => shownIn('mine', offers).length > 0;
  return waits(made) ? !waits(received) : received.length === 0 && made.length > 0;
}
