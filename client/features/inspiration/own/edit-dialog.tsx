import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { ImageField } from '#client/ui/image-field.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import { HubVideoFields } from '../upload/hub-video-fields.tsx';
import { draftOf, frameOf, toEdit } from './edit-draft.ts';
import type { OwnVideo } from './own-queries.ts';

/** Edits everything but the video. The draft survives failures and sign-in. */
export function EditDialog({ hubVideo, onClose }: { hubVideo: OwnVideo; onClose: () => void }) {
  const form = useEndpointForm(inspirationEndpoints.edit, {
    start: draftOf(hubVideo),
    draft: `video:${hubVideo.id}`,
    file: 'thumbnailUrl',
    input: (draft) => ({ params: { id: hubVideo.id }, body: toEdit(draft) }),
    onSuccess: async () => {
      toast({ title: t('Changes saved') });
      await refreshVideos();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('Edit video')}
      description={t('The video itself won’t change.')}
      submitText={t('Save changes')}
      savingText={t('Saving...')}
      width="sm:max-w-[640px]"
      onClose={onClose}
    >
      <HubVideoFields form={form} />
      <ImageField
        label={t('Thumbnail')}
        hint={t('One file, up to 10 MB. We’ll use a frame if you skip it.')}
        optional
        shape="card"
        value={form.values.thumbnailUrl}
        fallback={frameOf(hubVideo)}
        error={form.errors.thumbnailUrl}
        onChange={(thumbnailUrl) => form.change({ thumbnailUrl })}
      />
    </FormDialog>
  );
}
