import { useLocation } from 'wouter';
import { ratePercent } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { OFFER_CHECKOUT_HOURS } from '#shared/offers/limits.ts';
import { useAction } from '#client/lib/action.ts';
import { dayAndTime, shortUsd, usd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { NextSteps } from './next-steps.tsx';
import { inHours } from './when.ts';
import * as texts from './texts.ts';

const Split = ({ offer: { amount, sellerAmount, commissionRate } }: { offer: Offer }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-2.5 text-sm text-soft">
    <dt>{texts.price}</dt>
    <dd className="num text-paper">{usd(amount)}</dd>
    <dt>{texts.commission(ratePercent(commissionRate))}</dt>
    <dd className="num text-mute">−{usd(fromCents(toCents(amount) - toCents(sellerAmount)))}</dd>
    <dt className="font-semibold text-paper">{texts.youReceive}</dt>
    <dd className="num font-semibold text-paper">{usd(sellerAmount)}</dd>
  </dl>
);

/** Reserves the work for the buyer, who goes on to the checkout. */
export function AcceptDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [, go] = useLocation();
  const isSeller = offer.side === 'seller';
  const other = displayName(isSeller ? offer.buyer : offer.seller);
  const amount = shortUsd(offer.amount);
  const until = dayAndTime(inHours(OFFER_CHECKOUT_HOURS));
  const accept = useAction(endpoints.accept, {
    isForm: true,
    onSuccess: async () => {
      onClose();
      await refresh(endpoints.list);
      if (!isSeller && offer.artwork) go(paths.checkout(offer.artwork.id));
    },
    // It was decided in another window.
    onError: () => refresh(endpoints.list),
  });
  return (
    <ConfirmDialog
      title={texts.acceptTitle(amount)}
      description={texts.forWork(other, offer.title)}
      submitText={texts.acceptAmount(amount)}
      savingText={texts.sending}
      mutation={accept}
      onSubmit={() => accept.mutate({ params: { id: offer.id }, body: { amount: offer.amount } })}
      onClose={onClose}
    >
      {isSeller && <Split offer={offer} />}
      <NextSteps
        steps={[
          isSeller ? texts.reservedUntil(other, until) : texts.reservedForYou(until),
          texts.unpaidFree,
          ...(isSeller ? [texts.othersStay] : []),
        ]}
      />
    </ConfirmDialog>
  );
}
