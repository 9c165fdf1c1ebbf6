import { clsx } from 'clsx';
import type { Artwork } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { buttonClass } from '#client/ui/base/button.tsx';
import { SaveButton } from './save-button.tsx';

interface SaveActionProps {
  work: Pick<Artwork, 'id' | 'title' | 'isSaved'>;
  className?: string;
}

/** Save as a button with its word. */
export const SaveAction = ({ work, className }: SaveActionProps) => (
  <SaveButton
    work={work}
    aria-label={work.isSaved ? t('Saved') : t('Save')}
    className={buttonClass('outline', 'md', clsx('aria-pressed:text-accent', className))}
  >
    {work.isSaved ? t('Saved') : t('Save')}
  </SaveButton>
);
