import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import { useLandmark } from '#client/lib/use-landmark.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
);

/** Says in words what an icon does; the control keeps its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const { container, onOpenChange } = useLandmark();
  return (
    <Radix.Root onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          sideOffset={6}
          className="z-50 rounded-sm bg-overlay px-3 py-1.5 text-xs text-paper shadow-pop"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
