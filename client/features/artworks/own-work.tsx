import { Suspense, useState } from 'react';
import { Pencil } from '#client/ui/icons.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { Button } from '#client/ui/base/button.tsx';

const EditDialog = lazyPart(() => import('./edit-dialog.tsx'));

/** Replaces Purchase on the member's own work. */
export default function OwnWork({ artwork, member }: { artwork: ArtworkDetail; member: CurrentUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" variant="outline" className="mt-5 w-full first:mt-0" onClick={() => setOpen(true)}>
        <Pencil size={18} aria-hidden />
        {t('Edit')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditDialog artwork={artwork} member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
