import { MessageCircle, Tag, Undo2 } from '#client/ui/icons.ts';
import { useLocation } from 'wouter';
import { displayName } from '#shared/kernel/names.ts';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { OFFER_CHECKOUT_HOURS } from '#shared/offers/limits.ts';
import { useAction } from '#client/lib/action.ts';
import { dayAndTime, shortUsd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { NextSteps } from './next-steps.tsx';
import { Split } from './split.tsx';
import { inHours } from './when.ts';

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
      title={t('Accept {amount}?', { amount })}
      description={t('{name}, for {title}.', { name: other, title: offer.title })}
      submitText={t('Accept {amount}', { amount })}
      savingText={t('Sending...')}
      mutation={accept}
      onSubmit={() => accept.mutate({ params: { id: offer.id }, body: { amount: offer.amount } })}
      onClose={onClose}
    >
      {isSeller && <Split amount={offer.amount} rate={offer.commissionRate} />}
      <NextSteps
        steps={[
          [
            Tag,
            isSeller
              ? t('The work is reserved for {name} until {when}. No one else can buy it.', {
                  name: other,
                  when: until,
                })
              : t('The work is reserved for you until {when}.', { when: until }),
          ],
          [Undo2, t('If it isn’t paid for by then, it goes back on sale, and you’re both notified.')],
          ...(isSeller
            ? [
                [
                  MessageCircle,
                  t(
                    'Other offers stay open until it’s paid for. Then they end, and their buyers are notified.',
                  ),
                ] as const,
              ]
            : []),
        ]}
      />
    </ConfirmDialog>
  );
}
