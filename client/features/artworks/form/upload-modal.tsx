import { useEffect, useRef } from 'react';
import DashboardModal from '@uppy/react/dashboard-modal';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '#client/ui/uppy.css';
import type { ImageUppy } from '#client/features/uploads/public.ts';
import { t } from '#client/lib/t.ts';

const LOCALE = {
  strings: {
    dashboardWindowTitle: t('Choose an image (press Escape to close)'),
    dropHint: t('Drop one image here'),
    dropPasteFiles: t('Drop one image here or {browse}', { browse: '%{browseFiles}' }),
    browseFiles: t('choose a file'),
  },
};

interface UploadModalProps {
  uppy: ImageUppy;
  isOpen: boolean;
  onClose: () => void;
}

/** Uppy does not name its dialog and puts its file outside of a list. */
function nameParts(root: HTMLElement): void {
  root.querySelector('.uppy-Dashboard-inner')?.setAttribute('aria-label', 'Choose an image');
  root.querySelector('.uppy-Dashboard-files')?.setAttribute('role', 'list');
}

/** The file chooser: one file, with pause, resume, retry, cancel and remove. */
export function UploadModal({ uppy, isOpen, onClose }: UploadModalProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => nameParts(element));
    nameParts(element);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root}>
      <DashboardModal
        uppy={uppy}
        open={isOpen}
        onRequestClose={onClose}
        theme="dark"
        closeModalOnClickOutside
        closeAfterFinish={false}
        proudlyDisplayPoweredByUppy={false}
        fileManagerSelectionType="files"
        singleFileFullScreen
        thumbnailWidth={280}
        thumbnailType="image/jpeg"
        waitForThumbnailsBeforeUpload={false}
        note={t('JPG, PNG, GIF or WebP, up to 10 MB')}
        locale={LOCALE}
      />
    </div>
  );
}
