import { type ReactNode, lazy } from 'react';
import { LateDialog } from '#client/components/ui/late-dialog.tsx';

const UploadDialog = lazy(() =>
  import('./upload/upload-dialog.tsx').then((m) => ({ default: m.UploadDialog })),
);

/** Its child opens the upload dialog, whose code comes after the screen. */
export const UploadButton = ({ children }: { children: ReactNode }) => (
  <LateDialog dialog={UploadDialog}>{children}</LateDialog>
);
