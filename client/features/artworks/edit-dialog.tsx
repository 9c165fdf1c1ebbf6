import { type ArtworkDetail, ArtworkEdit, artworkEndpoints } from '#shared/artworks/contract.ts';
import { credentialEndpoints } from '#shared/credentials/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { DetailsFields, MoreFields } from './form/details-fields.tsx';
import { SaleFields } from './form/sale-fields.tsx';
import { draftOf } from './form/work-draft.ts';
import { missingInWork, toWorkBody } from '#shared/drafts/to-work.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { DeleteWork } from './delete-work.tsx';
import { LISTS } from './use-remove-artwork.ts';

interface EditDialogProps {
  artwork: ArtworkDetail;
  member: CurrentUser;
  onClose: () => void;
}

/** Edits everything but the image. The draft survives failures and sign-in. */
export default function EditDialog({ artwork, member, onClose }: EditDialogProps) {
  const form = useEndpointForm(artworkEndpoints.edit, {
    start: draftOf(artwork),
    draft: `edit:${artwork.id}`,
    check: (draft) => ({ ...errorsIn(ArtworkEdit, toWorkBody(draft)), ...missingInWork(draft) }),
    // What a part leaves out stays, so what was emptied is said.
    input: (draft) => ({
      params: { id: artwork.id },
      body: { price: null, leastOffer: null, deliveryCost: null, ...toWorkBody(draft) },
    }),
    onSuccess: async () => {
      toast({ title: t('Changes saved') });
      await refresh(artworkEndpoints.get, ...LISTS);
      onClose();
    },
  });
  const deleted = () => {
    form.discard();
    onClose();
  };
  const said = useEndpoint(credentialEndpoints.get, { params: { id: artwork.id } }).data;
  return (
    <FormDialog
      form={form}
      title={t('Edit artwork')}
      description={t('The image can’t be changed.')}
      submitText={t('Save changes')}
      savingText={t('Saving...')}
      aside={!artwork.isSold && <DeleteWork artwork={artwork} onDeleted={deleted} />}
      onClose={onClose}
    >
      <DetailsFields form={form} isLabeled={said?.state === 'ai'} />
      <div className="border-t border-line pt-5">
        <SaleFields form={form} member={member} isSold={artwork.isSold} isFixed={artwork.edition?.isFixed} />
      </div>
      <div className="grid gap-5 border-t border-line pt-5">
        <MoreFields form={form} />
      </div>
    </FormDialog>
  );
}
