import type { CSSProperties } from 'react';
import { clsx } from 'clsx';

/** A placeholder box. The region around it says 'Loading' once. */
export const Skeleton = ({ className, style }: { className?: string; style?: CSSProperties }) => (
  <div aria-hidden className={clsx('skeleton', className)} style={style} />
);
