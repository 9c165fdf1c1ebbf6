import { type ReactNode, Suspense, lazy } from 'react';

const UploadDialog = lazy(() =>
  import('./upload/upload-dialog.tsx').then((m) => ({ default: m.UploadDialog })),
);

/** Its child opens the upload dialog, whose code comes after the screen. */
export const UploadButton = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={children}>
    <UploadDialog trigger={children} />
  </Suspense>
);
