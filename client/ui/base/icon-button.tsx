import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { clsx } from 'clsx';

type IconButtonProps = ComponentProps<'button'> & { label: string; asChild?: boolean };

/** 44 px for touch; the label is its accessible name. */
export function IconButton({ label, asChild, className, ...rest }: IconButtonProps) {
  const look = clsx(
    'relative grid size-11 shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-raised hover:text-paper disabled:opacity-50',
    className,
  );
  if (asChild) return <Slot.Root aria-label={label} {...rest} className={look} />;
  return <button type="button" aria-label={label} {...rest} className={look} />;
}
