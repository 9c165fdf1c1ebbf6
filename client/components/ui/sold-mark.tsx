import { twMerge } from 'tailwind-merge';

/** The gallery's red dot. */
export const SoldMark = ({ className }: { className?: string }) => (
  <span
    className={twMerge(
      'inline-flex items-center gap-[0.5em] font-display font-semibold text-paper',
      className,
    )}
  >
    <span aria-hidden className="size-[0.5em] rounded-full bg-accent" />
    Sold
  </span>
);
