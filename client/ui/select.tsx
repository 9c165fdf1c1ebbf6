import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';

/** The browser's native select: works on every phone, by keyboard and by voice. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...rest} className={clsx(className, 'appearance-none pr-10')}>
      {children}
    </select>
    <ChevronDown
      size={18}
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mute"
    />
  </span>
);
