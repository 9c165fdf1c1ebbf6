import type { ReactNode } from 'react';
import { t } from '#client/lib/t.ts';

/** Colors of the picture, not of the interface. */
export const WALLS = [
  { name: t('Chalk'), color: '#e9e5dd' },
  { name: t('Clay'), color: '#cdbfae' },
  { name: t('Sage'), color: '#aab3a3' },
  { name: t('Slate'), color: '#5d6468' },
] as const;
export type Wall = (typeof WALLS)[number];

/** Light from the upper left, a skirting board and a wooden floor. */
export const RoomBackdrop = ({
  color,
  floor,
  children,
}: {
  color: string;
  floor: number;
  children: ReactNode;
}) => (
  <div className="absolute inset-0" style={{ background: color }}>
    <div
      aria-hidden
      className="absolute inset-0"
      style={{
        background:
          'radial-gradient(90% 90% at 35% 12%, #fff5 0, #fff0 55%), linear-gradient(#0000 60%, #0003)',
      }}
    />
    <div
      aria-hidden
      className="absolute inset-x-0 bottom-0"
      style={{ top: floor, background: 'linear-gradient(#a98a69, #86694c)' }}
    />
    <div
      aria-hidden
      className="absolute inset-x-0 h-3"
      style={{ top: floor - 12, background: '#f2efe8', boxShadow: '0 -1px 0 #0001, 0 1px 2px #0004' }}
    />
    {children}
  </div>
);

interface WallChoiceProps {
  chosen: Wall;
  onChoose: (wall: Wall) => void;
}

export const WallChoice = ({ chosen, onChoose }: WallChoiceProps) => (
  <div role="group" aria-label={t('Wall')} className="flex items-center gap-1 sm:gap-2">
    <span aria-hidden className="mr-1 text-sm text-mute">
      {t('Wall')}
    </span>
    {WALLS.map((wall) => (
      <button
        key={wall.name}
        type="button"
        aria-pressed={wall === chosen}
        onClick={() => onChoose(wall)}
        className="inline-flex h-11 items-center gap-2 rounded-full border border-transparent px-2.5 text-sm text-soft hover:text-paper aria-pressed:border-paper aria-pressed:text-paper"
      >
        <span
          aria-hidden
          className="size-6 rounded-full ring-1 ring-paper/35 ring-inset"
          style={{ background: wall.color }}
        />
        <span className="max-sm:sr-only">{wall.name}</span>
      </button>
    ))}
  </div>
);
