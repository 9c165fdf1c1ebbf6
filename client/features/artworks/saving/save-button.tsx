import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react';
import { Bookmark } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { Artwork } from '#shared/artworks/contract.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';

const loadSaveTo = () => import('./save-to.tsx');
const SaveTo = lazyPart(loadSaveTo);

interface SaveButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  work: Pick<Artwork, 'id' | 'title' | 'isSaved'>;
  /** Beside the bookmark. */
  children?: ReactNode;
}

/** The first press saves the work; it and every later one open what else the work can be saved to. */
export function SaveButton({ work, children, ...rest }: SaveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Pressed, and not saved yet. */
  const [isNew, setNew] = useState(false);
  if (isNew && work.isSaved) setNew(false);
  const isPressed = work.isSaved || isNew;
  const press = () => {
    setNew(!isOpen && !work.isSaved);
    setOpen(!isOpen);
  };
  const close = () => {
    setNew(false);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('Save {title}', { title: work.title })}
        {...rest}
        ref={button}
        aria-pressed={isPressed}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSaveTo()}
        onClick={press}
      >
        <Bookmark size={16} className={clsx(isPressed && 'fill-current')} aria-hidden />
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveTo work={work} button={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
