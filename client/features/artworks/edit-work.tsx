import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';

const EditWorkDialog = lazyPart(() => import('./edit-work-dialog.tsx'));

/** Edits one of the member's works, from where not all of it is known. */
export const EditWork = (props: { id: string; onClose: () => void }) => (
  <Suspense fallback={null}>
    <EditWorkDialog {...props} />
  </Suspense>
);
