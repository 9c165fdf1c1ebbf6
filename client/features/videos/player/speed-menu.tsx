import { type RefObject, useState } from 'react';
import { DropdownMenu } from 'radix-ui';
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import * as texts from './texts.ts';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface SpeedMenuProps {
  rate: number;
  onChange: (rate: number) => void;
  /** Inside the player, because in full screen nothing else is visible. */
  frame: RefObject<HTMLElement | null>;
}

export function SpeedMenu({ rate, onChange, frame }: SpeedMenuProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => isOpen && setContainer(frame.current)}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          aria-label={texts.speed(rate)}
          className={clsx(
            'num grid size-11 shrink-0 place-items-center rounded-full text-xs hover:bg-raised hover:text-paper',
            rate === 1 ? 'text-soft' : 'text-accent',
          )}
        >
          {rate}×
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          side="top"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="animate-in z-50 w-36 rounded-md bg-raised p-1.5 shadow-pop"
        >
          <DropdownMenu.RadioGroup value={String(rate)} onValueChange={(value) => onChange(Number(value))}>
            {SPEEDS.map((speed) => (
              <DropdownMenu.RadioItem
                key={speed}
                value={String(speed)}
                className="flex h-11 items-center justify-between rounded-sm px-3 text-sm text-soft outline-none data-[highlighted]:bg-overlay data-[highlighted]:text-paper"
              >
                {speed === 1 ? texts.normal : `${speed}×`}
                <DropdownMenu.ItemIndicator>
                  <Check size={15} aria-hidden className="text-accent" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
