import type { Form } from '#client/lib/forms/use-form.ts';
import type { AddressDraft } from '../address/address-draft.ts';
import { AddressFields } from '../address/address-fields.tsx';
import * as texts from './texts.ts';

/** Between the agreement and the card: the delivery address of a physical work. */
export const DeliveryPanel = ({ form }: { form: Form<AddressDraft> }) => {
  const { ref } = form.props;
  return (
    <section ref={ref} aria-labelledby="deliver" className="min-w-0">
      <h2 id="deliver" className="text-xl">
        {texts.deliverTo}
      </h2>
      <p className="mt-1 mb-5 text-sm text-mute">{texts.onlyArtistAndModeratorsSee}</p>
      <AddressFields form={form} />
    </section>
  );
};
