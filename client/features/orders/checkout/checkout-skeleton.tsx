import { Skeleton } from '#client/ui/skeleton.tsx';
import * as texts from './texts.ts';

/** The work and both panels. */
export const CheckoutSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_448px] xl:gap-12">
    <h1 className="sr-only">{texts.loadingCheckout}</h1>
    <Skeleton className="h-[340px] rounded-art sm:h-[480px] xl:h-[70dvh]" />
    <div>
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="mt-14 h-80 rounded-lg" />
      <Skeleton className="mt-6 h-72 rounded-lg" />
    </div>
  </div>
);
