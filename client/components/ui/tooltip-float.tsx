import type { ReactNode } from 'react';
import { Tooltip } from 'radix-ui';
import { useLandmark } from '#client/lib/use-landmark.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** What a tooltip is made of, apart because few ever see it. */
export default function TooltipFloat({ text, children }: { text: string; children: ReactNode }) {
  const { container, onOpenChange } = useLandmark();
  return (
    <Tooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Tooltip.Root onOpenChange={onOpenChange}>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          <Tooltip.Content
            sideOffset={6}
            className="z-50 rounded-sm bg-overlay px-3 py-1.5 text-xs text-paper shadow-pop"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
