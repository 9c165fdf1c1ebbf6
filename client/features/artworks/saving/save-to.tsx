import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from 'radix-ui';
import type { Artwork } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { AnchoredPanel } from '#client/ui/anchored-panel.tsx';
import { SavePanel } from './save-panel.tsx';
import { useSave } from './use-save.ts';

interface SaveToProps {
  work: Pick<Artwork, 'id' | 'title' | 'isSaved'>;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Opening it saves the work. Where it is kept: a popover at its button, below 640 px a sheet at the bottom. */
export default function SaveTo({ work, button, onClose }: SaveToProps) {
  const { save, isDone } = useSave(onClose);
  /** When the work is in 'Saved' its places are read. */
  const [isNew] = useState(!work.isSaved);
  const isReady = !isNew || isDone;
  const saveFirst = useEffectEvent(() => {
    if (isNew) save(work.id);
  });
  useEffect(() => saveFirst(), []);
  return (
    <AnchoredPanel label={t('Save to')} button={button} className="w-[300px]" isFocused onClose={onClose}>
      {(isSheet) => (
        <SavePanel work={work} isReady={isReady} Title={isSheet ? Dialog.Title : 'h2'} onClose={onClose} />
      )}
    </AnchoredPanel>
  );
}
