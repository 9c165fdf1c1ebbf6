import { Skeleton } from '#client/ui/skeleton.tsx';
import { rowHeights } from './row-heights.ts';
import * as texts from './texts.ts';

/** Ratios of a typical gallery, so that the rows break like loaded ones. */
const RATIOS = [1.33, 0.8, 1.78, 1.33, 1.33, 1.6, 0.8, 1.33];

/** Placeholders of cards. */
export const CardSkeletons = ({ count = RATIOS.length }: { count?: number }) => (
  <ul aria-label={texts.loading} className="justified" style={rowHeights(RATIOS.slice(0, count))}>
    {RATIOS.slice(0, count).map((ratio, index) => (
      <li key={index} style={{ ['--ar' as string]: ratio }}>
        <div className="skeleton rounded-art" style={{ aspectRatio: ratio }} />
        <Skeleton className="mt-3 h-4 w-2/3" />
        <Skeleton className="mt-1.5 h-3.5 w-1/3" />
      </li>
    ))}
  </ul>
);
