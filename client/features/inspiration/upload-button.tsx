import { type ReactNode } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { LateDialog } from '#client/ui/late-dialog.tsx';

const load = () => import('./form/upload-dialog.tsx').then((m) => ({ default: m.UploadDialog }));
const UploadDialog = lazyPart(load);

/** Its child opens the upload dialog, which is a lazy chunk. */
export const UploadButton = ({ children }: { children: ReactNode }) => (
  <LateDialog dialog={UploadDialog} load={load}>
    {children}
  </LateDialog>
);
