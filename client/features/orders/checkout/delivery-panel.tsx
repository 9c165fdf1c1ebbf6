import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import type { AddressDraft } from '../address/address-draft.ts';
import { AddressFields } from '../address/address-fields.tsx';

/** Between the agreement and the card: the delivery address of a physical work. */
export const DeliveryPanel = ({ form }: { form: Form<AddressDraft> }) => {
  const { ref } = form.props;
  return (
    <section ref={ref} aria-labelledby="deliver" className="min-w-0">
      <h2 id="deliver" className="text-xl">
        {t('Deliver to')}
      </h2>
      <p className="mt-1 mb-5 text-sm text-mute">
        {t('Only the artist and moderators can see it. You can edit it until the work ships.')}
      </p>
      <AddressFields form={form} />
    </section>
  );
};
