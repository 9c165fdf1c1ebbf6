import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useIdle } from '#client/lib/use-idle.ts';

const TooltipFloat = lazyPart(() => import('./tooltip-float.tsx'));

/**
 * Says in words what an icon does; the control keeps its own accessible name, and does not wait: the words float
 * once the page has nothing better to do.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const isIdle = useIdle();
  if (!isIdle) return children;
  return (
    <Suspense fallback={children}>
      <TooltipFloat text={text}>{children}</TooltipFloat>
    </Suspense>
  );
}
