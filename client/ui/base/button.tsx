import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { clsx } from 'clsx';

const VARIANTS = {
  primary: 'bg-paper text-ink hover:bg-soft',
  accent: 'bg-accent text-on-accent hover:bg-accent-hi',
  outline: 'border border-edge text-paper hover:border-soft hover:bg-raised',
  quiet: 'text-soft hover:bg-raised hover:text-paper',
  danger: 'border border-danger text-danger hover:bg-raised',
  quietDanger: 'text-danger hover:bg-raised',
  gold: 'bg-gold text-ink hover:brightness-105',
};
const SIZES = {
  sm: 'h-9 px-4 text-xs',
  smTight: 'h-9 px-3 text-xs',
  md: 'h-11 px-5 text-sm',
  mdTight: 'h-11 px-3 text-sm',
  lg: 'h-13 px-7 text-base',
  lgTight: 'h-13 px-3 text-base',
};

/** A button's styles, for elements that must be something else. */
export const buttonClass = (
  variant: keyof typeof VARIANTS,
  size: keyof typeof SIZES,
  className?: string,
): string =>
  clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full pointer-coarse:min-h-11 font-semibold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 [&>svg]:shrink-0',
    SIZES[size],
    VARIANTS[variant],
    className,
  );

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Passes the styles to the child, usually a link. */
  asChild?: boolean;
};

export function Button({ variant = 'primary', size = 'md', asChild, className, ...rest }: ButtonProps) {
  const look = buttonClass(variant, size, className);
  if (asChild) return <Slot.Root {...rest} className={look} />;
  return <button type="button" {...rest} className={look} />;
}
