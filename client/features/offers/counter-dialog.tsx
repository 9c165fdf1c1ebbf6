import { Clock, Tag } from '#client/ui/icons.ts';
import { displayName } from '#shared/kernel/names.ts';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { OFFER_TURN_HOURS } from '#shared/offers/limits.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { dayAndTime, shortUsd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { counterRange } from './counter-range.ts';
import { NextSteps } from './next-steps.tsx';
import { EMPTY_PRICE, PriceFields, rangeError, typedUsd } from './price-fields.tsx';
import { Split } from './split.tsx';
import { inHours } from './when.ts';
import { WorkLine } from './work-line.tsx';

/** Answers a price with another one, once for each side. */
export function CounterDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { id, amount, turns, artwork, side } = offer;
  const other = displayName(side === 'seller' ? offer.buyer : offer.seller);
  const range = counterRange(offer);
  const form = useEndpointForm(endpoints.counter, {
    start: EMPTY_PRICE,
    draft: `counter:${id}`,
    input: ({ amount: typed, words }) => ({ params: { id }, body: { amount: typed, words } }),
    check: ({ amount: typed }) => rangeError(typed, range),
    onSuccess: () => {
      onClose();
      return refresh(endpoints.list);
    },
    // It was decided in another window.
    onError: () => refresh(endpoints.list),
  });
  const words = turns.at(-1)?.words;
  const named =
    side === 'seller'
      ? t('{name} offers {amount}', { name: other, amount: shortUsd(amount) })
      : t('{name} countered with {amount}', { name: other, amount: shortUsd(amount) });
  const counter = typedUsd(form.values.amount);
  return (
    <FormDialog
      form={form}
      title={t('Counter the offer')}
      description={t('You can counter once. Then {name} decides.', { name: other })}
      submitText={counter ? t('Counter with {amount}', { amount: counter }) : t('Counter')}
      savingText={t('Sending...')}
      onClose={onClose}
    >
      {artwork && <WorkLine title={offer.title} imageUrl={artwork.imageUrl} price={artwork.price} />}
      <div className="border-l-2 border-edge pl-4 text-sm text-soft">
        <p className="text-paper">{named}</p>
        {words && <p className="wrap-anywhere">{t('“{words}”', { words })}</p>}
      </div>
      <PriceFields
        form={form}
        label={t('Your price (USD)')}
        name={other}
        range={range}
        delivery={
          artwork?.isPhysical && Number(artwork.deliveryCost) > 0
            ? t('Delivery of {price} comes on top.', { price: shortUsd(artwork.deliveryCost) })
            : ''
        }
      />
      {side === 'seller' && typedUsd(form.values.amount) && (
        <Split amount={form.values.amount} rate={offer.commissionRate} />
      )}
      <NextSteps
        steps={[
          [
            Clock,
            t('{name} has until {when} to respond; after that, the offer will be declined.', {
              name: other,
              when: dayAndTime(inHours(OFFER_TURN_HOURS)),
            }),
          ],
          [Tag, t('Anyone can still buy the work until a price is accepted.')],
        ]}
      />
    </FormDialog>
  );
}
