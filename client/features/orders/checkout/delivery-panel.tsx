import { MessageButton } from '#client/features/messages/public.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Destination } from '#client/lib/delivery.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import type { AddressDraft } from '../address/address-draft.ts';
import { AddressFields } from '../address/address-fields.tsx';
import type { OfferedArtwork } from './use-offer.ts';

interface DeliveryPanelProps {
  form: Form<AddressDraft>;
  artwork: OfferedArtwork;
  to: Destination;
}

/** Where a physical work goes: the country decides what delivery costs, or that there is none. */
export const DeliveryPanel = ({ form, artwork, to }: DeliveryPanelProps) => {
  const { ref } = form.props;
  const { delivery, agreed, artist } = artwork;
  const name = displayName(artwork.user);
  const isRefused = to.state === 'none' && to.country !== null;
  return (
    <section ref={ref} aria-labelledby="deliver" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="deliver" className="text-xl">
          {t('Deliver to')}
        </h2>
        {delivery && (
          <p className="text-sm text-mute">
            {t('Sent from {country}', { country: countryName(delivery.country) })}
          </p>
        )}
      </div>
      <p className="mt-1 mb-5 text-sm text-mute">
        {t('Only the artist and moderators can see it. You can edit it until the work ships.')}
      </p>
      <AddressFields
        form={form}
        only={agreed?.deliveryDaysFrom != null ? agreed.country : null}
        country={
          delivery
            ? {
                hint: t('After payment the address can change within this country.'),
                error: isRefused
                  ? t('{name} doesn’t deliver this work to {country}.', {
                      name,
                      country: countryName(to.country!),
                    })
                  : form.errors.country,
              }
            : {}
        }
        refusal={
          isRefused && (
            <>
              <p className="text-sm text-soft">
                {t('Choose another country, or ask {name}. Nothing was charged.', { name })}
              </p>
              {!artist.isCreditProfile && (
                <MessageButton person={artist} className="mt-4">
                  {t('Ask {name}', { name })}
                </MessageButton>
              )}
            </>
          )
        }
      />
    </section>
  );
};
