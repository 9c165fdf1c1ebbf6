import type { CSSProperties } from 'react';
import { clsx } from 'clsx';

/** A box of the shape that is coming. The region around it says 'Loading' once. */
export const Skeleton = ({ className, style }: { className?: string; style?: CSSProperties }) => (
  <div aria-hidden className={clsx('skeleton', className)} style={style} />
);
