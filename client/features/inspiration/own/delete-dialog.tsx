import { useState } from 'react';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { t } from '#client/lib/t.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';

export function DeleteDialog({ hubVideo, onClose }: { hubVideo: OwnVideo; onClose: () => void }) {
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
