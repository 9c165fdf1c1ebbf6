import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Columns3 } from '#client/ui/icons.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { MIN_COMPARED } from './address.ts';

const ChooseWorks = lazyPart(() => import('./choose-works.tsx'));

/**
 * 'Compare' for a list of works.
 * @returns the button, and the works as checkboxes once it was pressed, which then replace the list
 */
export function useCompareChoice(works: readonly Artwork[]): { button: ReactNode; choice: ReactNode } {
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (works.length < MIN_COMPARED) return { button: null, choice: null };
  const cancel = () => {
    flushSync(() => setChoosing(false));
    button.current?.focus();
  };
  return {
    button: (
      <Button
        ref={button}
        variant="outline"
        aria-pressed={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        <Columns3 size={17} aria-hidden />
        {t('Compare')}
      </Button>
    ),
    choice: isChoosing && (
      <Suspense fallback={null}>
        <ChooseWorks works={works} onCancel={cancel} />
      </Suspense>
    ),
  };
}
