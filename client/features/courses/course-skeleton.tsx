import { t } from '#client/lib/t.ts';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholder of a loading course. */
export const CourseSkeleton = () => (
  <Screen>
    <div role="status" aria-label={t('Loading the course')} className="pt-8">
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div>
          <Skeleton className="aspect-video rounded-md" />
          <Skeleton className="mt-6 h-9 w-3/5" />
          <Skeleton className="mt-3 h-5 w-4/5" />
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  </Screen>
);
