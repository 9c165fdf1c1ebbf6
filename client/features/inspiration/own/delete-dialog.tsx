import { useState } from 'react';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';

export function DeleteDialog({ hubVideo, onClose }: { hubVideo: OwnVideo; onClose: () => void }) {
  const [opener] = useState(() => document.activeElement);
  const remove = useAction(inspirationEndpoints.remove, {
    onSuccess: async () => {
      toast({ title: t('Video deleted') });
      onClose();
      await refreshVideos();
      // The focused element disappears with its row.
      const { activeElement } = document;
      if (activeElement !== opener && activeElement !== document.body) return;
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('Delete this video?')}
      description={t('“{title}” will be permanently deleted along with its likes and views.', {
        title: hubVideo.title,
      })}
      submitText={t('Delete')}
      savingText={t('Deleting...')}
      cancelText={t('Keep')}
      mutation={remove}

      onSubmit={() => remove.mutate({ params: { id: hubVideo.id } })}
      onClose={onClose}
    />
  );
}
