import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

/** The gallery's red dot. */
export const SoldMark = ({ className }: { className?: string }) => (
  <span
    className={clsx('inline-flex items-center gap-[0.5em] font-display font-semibold text-paper', className)}
  >
    <span aria-hidden className="size-[0.5em] rounded-full bg-accent" />
    {t('Sold')}
  </span>
);
