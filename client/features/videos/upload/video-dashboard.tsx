import { useEffect, useRef } from 'react';
import Dashboard from '@uppy/react/dashboard';
import { t } from '#client/lib/t.ts';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '#client/ui/uppy.css';
import './video-dashboard.css';
import type { VideoUppy } from './create-uppy.ts';

const LOCALE = {
  strings: {
    dropHint: t('Drop one video here'),
    dropPasteFiles: t('Drop one video here or {browse}', { browse: '%{browseFiles}' }),
    dropPasteImportFiles: t('Drop one video here, {browse} or import from:', { browse: '%{browseFiles}' }),
    browseFiles: t('choose a file'),
    myDevice: t('My device'),
    addingMoreFiles: t('Choose the same file'),
    reSelect: t('Choose again'),
    sessionRestored: t('Your upload was interrupted'),
    recoveredXFiles: {
      0: t('Choose the same file again. Only the missing parts will be uploaded.'),
      1: t('Choose the same file again. Only the missing parts will be uploaded.'),
    },
    recoveredAllFiles: t('Your upload is saved. Resume whenever you’re ready.'),
    uploadXFiles: { 0: t('Resume upload'), 1: t('Resume upload') },
  },
};

/** Uppy gives its area no useful name and puts its file outside of a list. */
function nameParts(root: HTMLElement, label: string): void {
  root.querySelector('.uppy-Dashboard')?.setAttribute('aria-label', label);
  root.querySelector('.uppy-Dashboard-files')?.setAttribute('role', 'list');
}

interface VideoDashboardProps {
  uppy: VideoUppy;
  label: string;
}

/** The chooser and the running upload: pause, resume, retry, cancel, bytes, percentage. */
export function VideoDashboard({ uppy, label }: VideoDashboardProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => nameParts(element, label));
    nameParts(element, label);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [label]);
  return (
    <div ref={root} className="video-dashboard">
      <Dashboard
        uppy={uppy}
        theme="dark"
        width="100%"
        height={204}
        proudlyDisplayPoweredByUppy={false}
        fileManagerSelectionType="files"
        disableThumbnailGenerator
        singleFileFullScreen={false}
        hideProgressDetails={false}
        locale={LOCALE}
      />
    </div>
  );
}
