import { clsx } from 'clsx';
import type { Artwork } from '#shared/artworks/contract.ts';
import { buttonClass } from '#client/ui/base/button.tsx';
import { SaveButton } from './save-button.tsx';
import * as texts from './texts.ts';

interface SaveActionProps {
  work: Pick<Artwork, 'id' | 'title' | 'isSaved'>;
  className?: string;
}

/** Save as a button with its word. */
export const SaveAction = ({ work, className }: SaveActionProps) => (
  <SaveButton
    work={work}
    aria-label={work.isSaved ? texts.saved : texts.save}
    className={buttonClass('outline', 'md', clsx('aria-pressed:text-accent', className))}
  >
    {work.isSaved ? texts.saved : texts.save}
  </SaveButton>
);
