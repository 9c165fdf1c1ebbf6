import { useState } from 'react';
import { Trash2 } from '#client/ui/icons.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useRemoveArtwork } from './use-remove-artwork.ts';

interface DeleteWorkProps {
  artwork: ArtworkDetail;
  onDeleted: () => void;
}

/** Asks for confirmation in place. */
export function DeleteWork({ artwork, onDeleted }: DeleteWorkProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveArtwork();
  if (!isAsked) {
    return (
      <Button variant="quietDanger" className="mr-auto" onClick={() => setAsked(true)}>
        <Trash2 size={17} aria-hidden />
        {t('Delete')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('Delete this artwork?')} className="mr-auto -ml-3 flex gap-1">
      <Button
        variant="quiet"
        size="mdTight"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the button that was pressed
        autoFocus
        onClick={() => setAsked(false)}
      >
        {t('Keep')}
      </Button>
      <Button
        variant="quietDanger"
        size="mdTight"
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { id: artwork.id } }, { onSuccess: onDeleted })}
      >
        {remove.isPending ? t('Deleting...') : t('Delete')}
      </Button>
    </div>
  );
}
