import { Ban, Check, Clock, type LucideIcon, Reply, Undo2 } from 'lucide-react';
import { clsx } from 'clsx';
import type { Offer } from '#shared/offers/contract.ts';
import { type OfferState, turnOf } from '#shared/offers/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { dayAndTime, shortUsd } from '#client/lib/format.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { isSoon } from './when.ts';
import * as texts from './texts.ts';

const LOOKS: Record<OfferState, { tone: ChipTone; icon: LucideIcon }> = {
  offered: { tone: 'plain', icon: Clock },
  countered: { tone: 'info', icon: Reply },
  last_offered: { tone: 'plain', icon: Reply },
  accepted: { tone: 'ok', icon: Check },
  paid: { tone: 'ok', icon: Check },
  unpaid: { tone: 'mute', icon: Ban },
  declined: { tone: 'mute', icon: Undo2 },
  withdrawn: { tone: 'mute', icon: Undo2 },
  ended: { tone: 'mute', icon: Ban },
};

export const StateChip = ({ state }: { state: OfferState }) => (
  <Chip {...LOOKS[state]}>{texts.chips[state]}</Chip>
);

/** What the state means for the member, in a sentence. */
export function sentenceOf({ state, reason, side, turns, buyer, seller }: Offer): string {
  const isBuyer = side === 'buyer';
  if (reason === 'silence') {
    // Whoever did not name the last price.
    const { isMine } = turns.at(-1)!;
    return isMine ? texts.didNotRespond(displayName(isBuyer ? seller : buyer)) : texts.youDidNotRespond;
  }
  if (reason) return texts.why[reason];
  const SENTENCES: Record<OfferState, string> = {
    offered: isBuyer ? texts.stillForSale : '',
    countered: isBuyer ? texts.asked : '',
    last_offered: isBuyer ? texts.stillForSale : '',
    accepted: isBuyer ? texts.sellerAccepted : texts.reservedForBuyer,
    paid: texts.paidFor,
    unpaid: texts.notPaid,
    declined: texts.wasDeclined,
    withdrawn: texts.wasWithdrawn,
    ended: texts.why.removed,
  };
  return SENTENCES[state];
}

/** Until when whose turn it is. The member's own last hours stand out. */
export function Deadline({ offer: { state, side, deadline, buyer, seller } }: { offer: Offer }) {
  const now = useNow();
  const turn = turnOf(state);
  if (turn === null) return null;
  const isMine = turn === side;
  const when = dayAndTime(deadline);
  const other = displayName(side === 'seller' ? buyer : seller);
  const own = state === 'accepted' ? texts.payBy(when) : texts.respondBy(when);
  const theirs = state === 'accepted' ? texts.theyPayBy(other, when) : texts.theyRespondBy(other, when);
  const isUrgent = isMine && (state === 'accepted' || isSoon(deadline, now.getTime()));
  return (
    <p className={clsx('mt-1 flex items-center gap-1.5 text-xs', isUrgent ? 'text-accent' : 'text-mute')}>
      <Clock size={13} aria-hidden />
      {isMine ? own : theirs}
    </p>
  );
}

/** The price named last, with the one before it struck out. */
export const Amounts = ({ offer: { amount, turns, state } }: { offer: Offer }) => {
  const before = turns.at(-2)?.amount;
  return (
    <p className={clsx('num text-xl', turnOf(state) === null ? 'text-mute' : 'text-paper')}>
      {before && <s className="mr-2 text-sm text-mute">{shortUsd(before)}</s>}
      {shortUsd(amount)}
    </p>
  );
};
