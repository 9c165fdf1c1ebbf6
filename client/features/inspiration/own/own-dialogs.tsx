import { useState } from 'react';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { CaptionsDialog } from '#client/features/videos/public.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { changesOf } from '#client/lib/forms/changes-of.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { frameOf, textOf, toEdit } from '../form/hub-video-draft.ts';
import { HubVideoFields } from '../form/hub-video-fields.tsx';
import { type OwnVideo, refreshVideos } from '../inspiration-queries.ts';

interface DialogProps {
  hubVideo: OwnVideo;
  onClose: () => void;
}

/** Edits everything but the video. The draft survives failures and sign-in. */
function EditDialog({ hubVideo, onClose }: DialogProps) {
  const start = textOf(hubVideo);
  const form = useEndpointForm(inspirationEndpoints.edit, {
    start,
    draft: `video:${hubVideo.id}`,
    file: 'thumbnailUrl',
    input: (draft) => ({ params: { id: hubVideo.id }, body: changesOf(toEdit(start), toEdit(draft)) }),
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
      <HubVideoFields form={form} frame={frameOf(hubVideo)} />
    </FormDialog>
  );
}

function DeleteDialog({ hubVideo, onClose }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <ConfirmAction
      danger
      endpoint={inspirationEndpoints.remove}
      input={{ params: { id: hubVideo.id } }}
      title={t('Delete this video?')}
      description={t('“{title}” will be permanently deleted along with its likes and views.', {
        title: hubVideo.title,
      })}
      submitText={t('Delete')}
      savingText={t('Deleting...')}
      cancelText={t('Keep')}
      done={t('Video deleted')}
      onDone={async () => {
        await refreshVideos();
        // The focused element disappears with its row.
        const { activeElement } = document;
        if (activeElement !== opener && activeElement !== document.body) return;
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
      onClose={onClose}
    />
  );
}

const Captions = ({ hubVideo, onClose }: DialogProps) => (
  <CaptionsDialog title={hubVideo.title} video={hubVideo.video} onChanged={refreshVideos} onClose={onClose} />
);

const DIALOGS = { edit: EditDialog, captions: Captions, delete: DeleteDialog };
export type OwnDialogName = keyof typeof DIALOGS;

/** What an author may do with their own video. */
export function OwnDialog({ name, ...rest }: DialogProps & { name: OwnDialogName }) {
  const Opened = DIALOGS[name];
  return <Opened {...rest} />;
}
