import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { draftOf, toAddress } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';

interface AddressDialogProps {
  purchase: Purchase;
  onClose: () => void;
}

/** The buyer adds or edits the delivery address until the work is shipped. */
export default function AddressDialog({ purchase, onClose }: AddressDialogProps) {
  const { id, shippingAddress, deliveryZone, country, paidAt } = purchase;
  const fixed = deliveryZone || paidAt ? country : null;
  const form = useEndpointForm(purchaseEndpoints.setAddress, {
    start: { ...draftOf(shippingAddress), ...(fixed && { country: fixed }) },
    isWhole: true,
    draft: `address:${id}`,
    input: (draft) => ({ params: { id }, body: toAddress(draft) }),
    onSuccess: () => {
      toast({ title: t('Address saved'), description: t('The artist will ship to this address.') });
      onClose();
      return refresh(purchaseEndpoints.get, purchaseEndpoints.mine);
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={shippingAddress ? t('Edit address') : t('Shipping address')}
      description={t('Only the artist and moderators can see it. You can edit it until the work ships.')}
      submitText={t('Save address')}
      savingText={t('Saving...')}
      onClose={onClose}
    >
      <AddressFields form={form} only={fixed} />
    </FormDialog>
  );
}
