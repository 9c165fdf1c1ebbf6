import type { RefObject } from 'react';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
import { Menu, MenuChoices } from '#client/ui/menu.tsx';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].map(
  (speed) => [speed, speed === 1 ? t('Normal') : `${speed}×`] as const,
);

interface SpeedMenuProps {
  rate: number;
  onChange: (rate: number) => void;
  /** Inside the player, because in full screen nothing else is visible. */
  frame: RefObject<HTMLElement | null>;
}

export const SpeedMenu = ({ rate, onChange, frame }: SpeedMenuProps) => (
  <Menu
    side="top"
    width="sm"
    getContainer={() => frame.current}
    trigger={
      <button
        type="button"
        aria-label={t('Speed, {rate}×', { rate })}
        className={clsx(
          'num grid size-11 shrink-0 place-items-center rounded-full text-xs hover:bg-raised hover:text-paper',
          rate === 1 ? 'text-soft' : 'text-accent',
        )}
      >
        {rate}×
      </button>
    }
  >
    <MenuChoices value={rate} items={SPEEDS} onChange={onChange} />
  </Menu>
);
