import { useState } from 'react';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';
import * as texts from './texts.ts';

export function DeleteDialog({ hubVideo, onClose }: { hubVideo: OwnVideo; onClose: () => void }) {
  const [opener] = useState(() => document.activeElement);
  return (
    <ConfirmAction
      danger
      endpoint={inspirationEndpoints.remove}
      input={{ params: { id: hubVideo.id } }}
      title={texts.deleteThisVideo}
      description={texts.willBeDeleted(hubVideo.title)}
      submitText={texts.deleteLabel}
      savingText={texts.deleting}
      cancelText={texts.keep}
      done={texts.videoDeleted}
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
