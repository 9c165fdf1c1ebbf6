import { Clock, MessageCircle, Tag } from '#client/ui/icons.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toCents } from '#shared/kernel/money.ts';
import { offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { OFFER_TURN_HOURS } from '#shared/offers/limits.ts';
import { priceRange } from '#shared/offers/rules.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { useCountry } from '#client/lib/country.ts';
import { type Destination, destinationOf } from '#client/lib/delivery.ts';
import { dayAndTime, shortUsd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { NextSteps } from './next-steps.tsx';
import { EMPTY_PRICE, PriceFields, rangeError, typedUsd } from './price-fields.tsx';
import { inHours } from './when.ts';
import { WorkLine } from './work-line.tsx';

function deliveryNote({ country, state, cost }: Destination): string {
  if (state !== 'delivered' || toCents(cost) === 0) return '';
  const price = shortUsd(cost);
  return country
    ? t('Delivery of {price} to {country} comes on top.', { price, country: countryName(country) })
    : t('Delivery of {price} comes on top.', { price });
}

/** Names a price below the list price. */
export default function OfferDialog({ artwork, onClose }: { artwork: ArtworkDetail; onClose: () => void }) {
  const { id, price, user, isPhysical } = artwork;
  const to = destinationOf(artwork, useCountry());
  const name = displayName(user);
  const range = priceRange(null, {
    listCents: price === null ? null : toCents(price),
    deliveryCents: toCents(to.cost),
    offeredCents: 0,
    counterCents: 0,
  });
  const form = useEndpointForm(endpoints.make, {
    start: EMPTY_PRICE,
    draft: `offer:${id}`,
    input: ({ amount, words }) => ({
      params: { id },
      body: { amount, words, ...(isPhysical && to.country && { country: to.country }) },
    }),
    check: ({ amount }) => rangeError(amount, range),
    onSuccess: () => {
      onClose();
      toast({ title: t('Offer sent') });
      return Promise.all([refresh(endpoints.ofWork), refresh(endpoints.list)]);
    },
  });
  const amount = typedUsd(form.values.amount);
  return (
    <FormDialog
      form={form}
      title={t('Make an offer')}
      description={t('{name} is open to offers on this work.', { name })}
      submitText={amount ? t('Offer {amount}', { amount }) : t('Send offer')}
      savingText={t('Sending...')}
      onClose={onClose}
    >
      <WorkLine {...artwork} />
      <PriceFields
        form={form}
        label={t('Your offer (USD)')}
        name={name}
        range={range}
        delivery={isPhysical ? deliveryNote(to) : ''}
      />
      <NextSteps
        steps={[
          [
            Clock,
            t('{name} has until {when} to respond; after that, the offer will be declined.', {
              name,
              when: dayAndTime(inHours(OFFER_TURN_HOURS)),
            }),
          ],
          [
            Tag,
            t(
              'If it’s accepted, the work is reserved for you for 24 hours. You pay nothing until you check out.',
            ),
          ],
          [MessageCircle, t('Instead of accepting or declining, each side can counter once.')],
        ]}
      />
    </FormDialog>
  );
}
