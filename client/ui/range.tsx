import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

const LOOKS = {
  bar: 'h-11 w-16 accent-paper',
  /** Unseen above what is drawn; a little longer, so that both ends can be reached. */
  hidden: 'peer absolute inset-y-0 -left-2 m-0 w-[calc(100%+1rem)] opacity-0',
};

type RangeProps = Omit<ComponentProps<'input'>, 'className' | 'onChange'> & {
  look: keyof typeof LOOKS;
  onChange: (value: number) => void;
};

/** The browser's native slider. */
export const Range = ({ look, onChange, ...rest }: RangeProps) => (
  <input
    {...rest}
    type="range"
    onChange={({ target }) => onChange(Number(target.value))}
    className={clsx('cursor-pointer', LOOKS[look])}
  />
);
