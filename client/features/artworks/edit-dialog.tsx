import { type ArtworkDetail, ArtworkEdit, artworkEndpoints } from '#shared/artworks/contract.ts';
import { credentialEndpoints } from '#shared/credentials/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { useState } from 'react';
import { DetailsFields, MoreFields } from './form/details-fields.tsx';
import { SaleFields } from './form/sale-fields.tsx';
import { draftOf } from './form/work-draft.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { missingInWork, toWorkBody } from '#shared/drafts/to-work.ts';
import { MoreViewsPanel } from './form/more-views-panel.tsx';
import { type View, changedImages, viewsOf } from './form/views.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { changesOf } from '#client/lib/forms/changes-of.ts';
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

/** Why its pictures stay as they are. */
function fixedBecause({ isHidden, isSold, edition }: ArtworkDetail): string | undefined {
  if (isHidden) return t('A hidden work’s pictures can’t be changed. You can still describe what they show.');
  return isSold || edition?.isFixed
    ? t('The pictures can’t be changed after a sale. You can still describe what they show.')
    : undefined;
}

/** What a part leaves out stays, so what was emptied is said. */
const bodyOf = (draft: WorkDraft) => ({
  price: null,
  leastOffer: null,
  deliveryCost: null,
  ...toWorkBody(draft),
});

/** Edits everything but the first picture. The draft survives failures and sign-in. */
export default function EditDialog({ artwork, member, onClose }: EditDialogProps) {
  const [isAdding, setAdding] = useState(false);
  /** The views when the form opened, so that saving doesn't undo changes made elsewhere meanwhile. */
  const [views] = useState<readonly View[]>(() => viewsOf(artwork));
  const form = useEndpointForm(artworkEndpoints.edit, {
    start: { ...draftOf(artwork), views },
    draft: `edit:${artwork.id}`,
    check: (draft) => ({ ...errorsIn(ArtworkEdit, toWorkBody(draft)), ...missingInWork(draft) }),
    input: (draft) => ({
      params: { id: artwork.id },
      body: {
        ...changesOf(bodyOf(draftOf(artwork)), bodyOf(draft)),
        images: changedImages(artwork.imageUrl, views, draft.views),
      },
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
      description={t('The first picture can’t be changed.')}
      isBusy={isAdding}
      submitText={t('Save changes')}
      savingText={t('Saving...')}
      aside={!artwork.isSold && <DeleteWork artwork={artwork} onDeleted={deleted} />}
      onClose={onClose}
    >
      <DetailsFields form={form} isLabeled={said?.state === 'ai'} />
      <MoreViewsPanel
        form={form}
        fixed={fixedBecause(artwork)}
        onBusyChange={setAdding}
        // Without the inset of a panel.
        className="-m-5 sm:-m-7"
      />
      <div className="border-t border-line pt-5">
        <SaleFields form={form} member={member} isSold={artwork.isSold} isFixed={artwork.edition?.isFixed} />
      </div>
      <div className="grid gap-5 border-t border-line pt-5">
        <MoreFields form={form} />
      </div>
    </FormDialog>
  );
}
