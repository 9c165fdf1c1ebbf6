import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
);

/** Says in words what an icon does; the control keeps its own accessible name. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        className="z-50 rounded-sm bg-overlay px-3 py-1.5 text-xs text-paper shadow-pop"
      >
        {text}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
