import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { SoldMark } from './sold-mark.tsx';

interface WallLabelProps {
  name: string;
  title: ReactNode;
  isSold?: boolean;
  /** One line of text: medium, price. */
  children?: ReactNode;
  className?: string;
}

/** Artist, title and one line of text, below or beside a work: never on it. */
export const WallLabel = ({ name, title, isSold, children, className }: WallLabelProps) => (
  <div className={clsx('text-xs leading-snug text-mute', className)}>
    <span className="flex items-center gap-2 font-semibold text-paper">
      {name}
      {isSold && <SoldMark className="font-sans! text-xs" />}
    </span>
    <em dir="auto" className="block">
      {title}
    </em>
    {children && <span className="block">{children}</span>}
  </div>
);
