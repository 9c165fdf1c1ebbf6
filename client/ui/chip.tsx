import type { ReactNode } from 'react';
import type { IconComponent } from '#client/ui/icons.ts';
import { clsx } from 'clsx';

const TONES = {
  plain: 'bg-raised text-paper',
  mute: 'bg-raised text-mute',
  ok: 'bg-raised text-ok',
  info: 'bg-raised text-info',
  danger: 'bg-raised text-danger',
  gold: 'bg-gold-wash text-gold',
};
export type ChipTone = keyof typeof TONES;

interface ChipProps {
  tone?: ChipTone;
  icon?: IconComponent;
  children: ReactNode;
  className?: string;
}

/** A status or a type, always as text. */
export const Chip = ({ tone = 'plain', icon: Icon, children, className }: ChipProps) => (
  <span
    className={clsx(
      'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-2xs font-semibold whitespace-nowrap',
      TONES[tone],
      className,
    )}
  >
    {Icon && <Icon size={13} aria-hidden />}
    {children}
  </span>
);
