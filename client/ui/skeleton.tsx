import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

/** A placeholder box. The region around it says 'Loading' once. */
export const Skeleton = ({ className, style }: { className?: string; style?: CSSProperties }) => (
  <div aria-hidden className={clsx('skeleton', className)} style={style} />
);

interface SkeletonsProps {
  /** Announced to screen readers. */
  label?: string;
  count?: number;
  /** Class of the group. */
  className?: string;
  /** Class of each skeleton. */
  each: string;
}

/** A group of equal skeletons. */
export const Skeletons = ({
  label = t('Loading...'),
  count = 3,
  className = 'grid gap-4',
  each,
}: SkeletonsProps) => (
  <div role="status" aria-busy aria-label={label} className={className}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={each} />
    ))}
  </div>
);
