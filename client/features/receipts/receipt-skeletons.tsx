import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Three placeholder rows. */
export const ReceiptSkeletons = () => (
  <ul aria-label={t('Loading')}>
    {[0, 1, 2].map((n) => (
      <li key={n} className="flex gap-4 border-t border-line py-5 first:border-0 xl:gap-6">
        <Skeleton className="size-16 shrink-0 rounded-art" />
        <div className="flex-1">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="mt-2.5 h-5 w-64 max-w-full" />
          <Skeleton className="mt-2 h-4 w-40 max-w-full" />
        </div>
      </li>
    ))}
  </ul>
);
