import { createPortal } from 'react-dom';
import { t } from '#client/lib/t.ts';

/** A key as it is printed on the keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="num rounded-xs border border-edge px-1.5 text-2xs font-normal">{children}</kbd>
);

const KEYS = [
  [t('Space'), t('Quick look')],
  [t('J'), t('Next')],
  [t('K'), t('Previous')],
  [t('L'), t('Like')],
] as const;

/** Explains the keys while a card is focused by keyboard. Screen readers hear it with the link. */
export const KeyHint = () =>
  createPortal(
    <p
      aria-hidden
      className="pointer-events-none fixed bottom-4 left-1/2 z-40 flex -translate-x-1/2 gap-4 rounded-full bg-overlay px-4 py-2 text-xs text-soft shadow-pop max-sm:hidden pointer-coarse:hidden"
    >
      {KEYS.map(([key, name]) => (
        <span key={key} className="flex items-center gap-1.5 whitespace-nowrap">
          <Key>{key}</Key>
          {name}
        </span>
      ))}
    </p>,
    document.getElementById('main') ?? document.body,
  );
