/** The dialog in which an offer is answered, above the lists: it stays, with what was typed, when the offer leaves its row. */
import { type ReactNode, createContext, use, useState } from 'react';
import type { Offer } from '#shared/offers/contract.ts';
import { isAnyLeft } from '#shared/offers/rules.ts';
import { nextOfferState } from '#shared/offers/states.ts';
import { useDraft } from '#client/lib/draft.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { counterRange } from './counter-range.ts';

type Answer = 'accept' | 'counter';
interface Asked {
  offerId: string;
  answer: Answer;
}
const DIALOGS = { accept: AcceptDialog, counter: CounterDialog };

/** Whether the member may give this answer now. */
export const mayAnswer = (offer: Offer, answer: Answer): boolean =>
  nextOfferState(offer.state, answer, offer.side) !== null &&
  (answer === 'accept' || isAnyLeft(counterRange(offer)));

const OpenAnswer = createContext<(asked: Asked) => void>(() => {});
export const useOpenAnswer = () => use(OpenAnswer);

export function Answering({ offers, children }: { offers: Offer[]; children: ReactNode }) {
  // Open again after a reload, and on the way back from sign-in.
  const [asked, setAsked] = useDraft<Asked | null>('answering', null);
  return (
    <OpenAnswer value={setAsked}>
      {children}
      {asked && <Dialog key={asked.offerId} offers={offers} asked={asked} onClose={() => setAsked(null)} />}
    </OpenAnswer>
  );
}

interface DialogProps {
  offers: Offer[];
  asked: Asked;
  onClose: () => void;
}

/** Shows the offer as it was when it could last be answered: sent later, the answer is refused with the reason. */
function Dialog({ offers, asked: { offerId, answer }, onClose }: DialogProps) {
  const current = offers.find(({ id }) => id === offerId);
  const [last, setLast] = useState<Offer>();
  if (current && current !== last && mayAnswer(current, answer)) setLast(current);
  const Shown = DIALOGS[answer];
  return last ? <Shown offer={last} onClose={onClose} /> : null;
}
