import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

export const PurchaseSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,480px)] xl:gap-16">
    <h1 className="sr-only">{t('Loading your purchase')}</h1>
    <Skeleton className="aspect-4/3 rounded-art xl:order-last" />
    <div className="self-center">
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="mt-5 h-6 w-3/5" />
      <Skeleton className="mt-8 h-24 w-full" />
    </div>
  </div>
);
