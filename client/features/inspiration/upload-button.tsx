import { type ReactNode } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { LateDialog } from '#client/ui/late-dialog.tsx';

const UploadDialog = lazyPart(() =>
  import('./upload/upload-dialog.tsx').then((m) => ({ default: m.UploadDialog })),
);

/** Its child opens the upload dialog, which is a lazy chunk. */
export const UploadButton = ({ children }: { children: ReactNode }) => (
  <LateDialog dialog={UploadDialog}>{children}</LateDialog>
);
