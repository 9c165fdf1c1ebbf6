import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { draftOf, toAddress } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import * as texts from './texts.ts';

interface AddressDialogProps {
  purchase: Purchase;
  onClose: () => void;
}

/** The buyer adds or edits the delivery address until the work is shipped. */
export default function AddressDialog({ purchase, onClose }: AddressDialogProps) {
  const { id, shippingAddress } = purchase;
  const form = useEndpointForm(purchaseEndpoints.setAddress, {
    start: draftOf(shippingAddress),
    draft: `address:${id}`,
    input: (draft) => ({ params: { id }, body: toAddress(draft) }),
    onSuccess: () => {
      toast({ title: texts.addressSaved, description: texts.artistWillShip });
      onClose();
      return refresh(purchaseEndpoints.get, purchaseEndpoints.mine);
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={shippingAddress ? texts.editAddress : texts.deliveryAddress}
      description={texts.onlyArtistAndModeratorsSee}
      submitText={texts.saveAddress}
      savingText={texts.saving}
      onClose={onClose}
    >
      <AddressFields form={form} />
    </FormDialog>
  );
}
