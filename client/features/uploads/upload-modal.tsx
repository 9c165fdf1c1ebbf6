import DashboardModal from '@uppy/react/dashboard-modal';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import './uppy.css';
import type { ImageUppy } from './image-uploader.ts';

const LOCALE = {
  strings: {
    dashboardWindowTitle: 'Choose an image (press Escape to close)',
    dropHint: 'Drop one picture here',
    dropPasteFiles: 'Drop one picture here or %{browseFiles}',
    browseFiles: 'choose a file',
  },
};

interface UploadModalProps {
  uppy: ImageUppy;
  isOpen: boolean;
  onClose: () => void;
}

/** The chooser: one file, with pause, resume, retry, cancel and remove. Constants: spec section 9. */
export const UploadModal = ({ uppy, isOpen, onClose }: UploadModalProps) => (
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
    note="JPG, PNG, GIF or WebP, up to 10 MB"
    locale={LOCALE}
  />
);
