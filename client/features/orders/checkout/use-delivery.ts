import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { type AddressDraft, draftOf, toAddress } from '../address/address-draft.ts';
import { useCountry } from '#client/lib/country.ts';
import { useAction } from '#client/lib/action.ts';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useEndpoint } from '#client/lib/query.ts';
import type { Intent } from './use-intent.ts';
import type { OfferedArtwork } from './use-offer.ts';

const RECENT = { query: { limit: 24 } };

/**
 * The delivery address: as typed in this tab, else that of the last order if it is in the buyer's country.
 * It is validated and saved before the card is charged.
 */
export function useDelivery({ id, isPhysical, agreed }: OfferedArtwork) {
  const recent = useEndpoint(purchaseEndpoints.mine, RECENT, { enabled: isPhysical });
  const last = recent.data?.find(({ shippingAddress }) => shippingAddress)?.shippingAddress ?? null;
  const country = useCountry(last?.country);
  const to = agreed?.country ?? country ?? '';
  const save = useAction(purchaseEndpoints.setAddress, {});
  const form = useForm<AddressDraft>({
    // The address of another country only says who it is for.
    start: last?.country === to ? draftOf(last) : { ...draftOf(null), name: last?.name ?? '', country: to },
    isWhole: true,
    draft: `deliver-to:${id}`,
    isPending: save.isPending,
    check: (draft) => errorsIn(purchaseEndpoints.setAddress.body, draft),
    send: () => {},
  });

  return {
    form,
    country: isPhysical ? form.values.country || null : null,
    check: () => !isPhysical || form.validate(),
    /** Throws the server's error. */
    save: async ({ purchaseId }: Intent): Promise<void> => {
      if (isPhysical) await save.mutateAsync({ params: { id: purchaseId }, body: toAddress(form.values) });
    },
  };
}
