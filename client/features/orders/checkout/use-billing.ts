import { useState } from 'react';
import { taxEndpoints } from '#shared/tax/contract.ts';
import { useCompany } from '#client/features/tax/public.ts';
import { useCountry } from '#client/lib/country.ts';
import { useEndpoint } from '#client/lib/query.ts';
import type { OfferedArtwork } from './use-offer.ts';

/**
 * What the receipt says besides the price: the tax where a work goes, the buyer's company. Where the buyer of a file is
 * matters only if its seller states the tax.
 * @param deliveredTo the country of the delivery address
 */
export function useBilling({ id, isPhysical }: OfferedArtwork, deliveredTo: string | null) {
  const known = useCountry();
  const [chosen, setChosen] = useState<string>();
  const country = isPhysical ? deliveredTo : (chosen ?? known);
  const query = { country: country ?? undefined };
  const stated = useEndpoint(taxEndpoints.ofWork, { params: { id }, query }).data;
  const isAsked = !isPhysical && stated?.isStated === true;
  return {
    stated,
    isAsked,
    country: isPhysical || isAsked ? country : null,
    choose: setChosen,
    company: useCompany(),
  };
}
