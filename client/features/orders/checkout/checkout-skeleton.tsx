import { t } from '#client/lib/t.ts';
import { Frame } from '#client/ui/frame.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The work, the total and both panels. */
export const CheckoutSkeleton = () => (
  <div aria-busy>
    <h1 className="sr-only">{t('Loading checkout')}</h1>
    <Frame
      side={520}
      head={<Skeleton className="h-10 w-4/5" />}
      thing={
        <>
          <Skeleton className="size-24 rounded-art lg:h-64 lg:w-full" />
          <Skeleton className="mt-6 h-64 rounded-lg" />
        </>
      }
      facts={<Skeleton className="h-80 rounded-lg" />}
    />
  </div>
);
