import { useState } from 'react';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';
import * as texts from './texts.ts';

export function DeleteDialog({ hubVideo, onClose }: { hubVideo: OwnVideo; onClose: () => void }) {
  const [opener] = useState(() => document.activeElement);
  const remove = useAction(inspirationEndpoints.remove, {
    onSuccess: async () => {
      toast({ title: texts.videoDeleted });
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
      title={texts.deleteThisVideo}
      description={texts.willBeDeleted(hubVideo.title)}
      submitText={texts.deleteLabel}
      savingText={texts.deleting}
      cancelText={texts.keep}
      mutation={remove}

      onSubmit={() => remove.mutate({ params: { id: hubVideo.id } })}
      onClose={onClose}
    />
  );
}
