import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The benefits on the left, the payment on the right. */
export const PremiumSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_448px] xl:gap-16">
    <h1 className="sr-only">{t('Loading Premium')}</h1>
    <div>
      <Skeleton className="h-20 w-3/5" />
      <Skeleton className="mt-6 h-8 w-2/5" />
      <Skeleton className="mt-9 h-56" />
    </div>
    <Skeleton className="h-[480px] rounded-lg" />
  </div>
);
