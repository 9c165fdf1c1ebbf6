import { Skeleton } from '#client/ui/skeleton.tsx';
import { ArtworkFrame } from './artwork-view.tsx';
import * as texts from './texts.ts';

/** Placeholder of the image and the lines of its label. */
export const ArtworkSkeleton = () => (
  <div aria-busy className="mx-auto max-w-[1600px] sm:px-8">
    <h1 className="sr-only">{texts.loadingArtwork}</h1>
    <ArtworkFrame
      picture={<div className="skeleton aspect-4/3 max-h-[82dvh] w-full rounded-none" />}
      label={
        <div aria-hidden>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-8 h-8 w-1/3" />
          <Skeleton className="mt-5 h-13 w-full rounded-full" />
        </div>
      }
    />
  </div>
);
