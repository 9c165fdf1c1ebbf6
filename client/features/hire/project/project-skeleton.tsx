import { t } from '#client/lib/t.ts';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

export const ProjectSkeleton = () => (
  <Screen>
    <h1 className="sr-only">{t('Loading the project')}</h1>
    <div
      role="status"
      aria-label={t('Loading project')}
      className="grid grid-cols-1 gap-8 pt-10 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-12"
    >
      <div>
        <Skeleton className="size-11" />
        <Skeleton className="mt-5 h-12 w-4/5" />
        <Skeleton className="mt-7 h-20" />
        <Skeleton className="mt-9 h-32" />
      </div>
      <Skeleton className="h-80 rounded-lg" />
    </div>
  </Screen>
);
