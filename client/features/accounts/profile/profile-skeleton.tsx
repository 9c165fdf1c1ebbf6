import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholder of a loading profile; most profiles have no banner. */
export const ProfileSkeleton = () => (
  <div role="status" aria-label={t('Loading')}>
    <div className="flex items-start gap-4 px-4 pt-6 sm:gap-7 sm:px-8 sm:pt-8">
      <Skeleton className="size-20 shrink-0 rounded-full! sm:size-28" />
      <div className="grid flex-1 gap-3 pt-2">
        <Skeleton className="h-9 w-56 max-w-full" />
        <Skeleton className="h-5 w-40 max-w-full" />
        <Skeleton className="h-5 w-full max-w-md" />
      </div>
    </div>
  </div>
);
