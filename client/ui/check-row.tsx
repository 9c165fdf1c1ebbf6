import type { ComponentProps, ReactNode } from 'react';

interface CheckRowProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  children: ReactNode;
}

/** A row that is pressed whole, with a checkbox at its end. Its accessible name is `aria-label`. */
export const CheckRow = ({ children, ...rest }: CheckRowProps) => (
  <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
    {children}
    <input {...rest} type="checkbox" className="size-5 shrink-0 accent-accent" />
  </label>
);
