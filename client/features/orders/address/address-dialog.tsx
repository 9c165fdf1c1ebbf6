import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type AddressErrors, draftOf, readAddress } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import * as texts from './texts.ts';

interface AddressDialogProps {
  purchase: Purchase;
  onClose: () => void;
}

/** The buyer adds or edits the delivery address until the work is shipped. */
export default function AddressDialog({ purchase, onClose }: AddressDialogProps) {
  const { id, shippingAddress } = purchase;
  const [empty] = useState(() => draftOf(shippingAddress));
  const [draft, setDraft] = useDraft(`address:${id}`, empty);
  const [errors, setErrors] = useState<AddressErrors>({});
  const areaId = useId();
  const save = useAction(purchaseEndpoints.setAddress, {
    onSuccess: () => {
      toast({ title: texts.addressSaved, description: texts.artistWillShip });
      forgetDraft(`address:${id}`);
      onClose();
      return refresh(purchaseEndpoints.get, purchaseEndpoints.mine);
    },
  });
  const submit = () => {
    const read = readAddress(draft);
    flushSync(() => setErrors(read.errors ?? {}));
    if (read.address) save.mutate({ params: { id }, body: read.address });
    else document.getElementById(areaId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <ConfirmDialog
      title={shippingAddress ? texts.editAddress : texts.deliveryAddress}
      description={texts.onlyArtistAndModeratorsSee}
      action={[texts.saveAddress, texts.saving]}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div id={areaId}>
        <AddressFields value={draft} errors={errors} onChange={setDraft} />
      </div>
    </ConfirmDialog>
  );
}
