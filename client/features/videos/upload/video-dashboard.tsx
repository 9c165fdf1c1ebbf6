import { useEffect, useRef } from 'react';
import Dashboard from '@uppy/react/dashboard';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '#client/ui/uppy.css';
import './video-dashboard.css';
import type { VideoUppy } from './create-uppy.ts';
import * as texts from './texts.ts';

const LOCALE = {
  strings: {
    dropHint: texts.dropOneVideoHere,
    dropPasteFiles: texts.dropOneVideo,
    dropPasteImportFiles: texts.dropOneVideoHereImport,
    browseFiles: texts.chooseAFile,
    myDevice: texts.myDevice,
    addingMoreFiles: texts.chooseTheSameFile,
    reSelect: texts.chooseAgain,
    sessionRestored: texts.yourUploadWasInterrupted,
    recoveredXFiles: {
      0: texts.chooseTheSameFileToContinue,
      1: texts.chooseTheSameFileToContinue,
    },
    recoveredAllFiles: texts.uploadIsSaved,
    uploadXFiles: { 0: texts.resumeUpload, 1: texts.resumeUpload },
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
