import { type ReactNode, Suspense, useState } from 'react';
import type { Artwork, ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useNear } from '#client/lib/use-near.ts';
import { ArtworkLabel } from './artwork-label.tsx';
import { ArtworkTools } from './artwork-tools.tsx';
import { Comments } from './comments/comments.tsx';
import { LabelSkeleton } from './label-skeleton.tsx';
import { useArtworkLive } from './use-artwork-live.ts';

const MoreWorks = lazyPart(() => import('./more-works.tsx'));
const ZoomView = lazyPart(() => import('./zoom/zoom-view.tsx'));
const RoomView = lazyPart(() => import('./room/room-view.tsx'));

interface ArtworkViewProps {
  id: string;
  /** What a list has loaded of it: shown until the rest is there. */
  card?: Artwork | null;
  artwork: ArtworkDetail | undefined;
  viewer: CurrentUser;
  isSelling: boolean;
}

/** The work on its wall, the label beside it, comments below. The picture stays the same while the rest loads. */
export function ArtworkView({ id, card = null, artwork, viewer, isSelling }: ArtworkViewProps) {
  const [open, setOpen] = useState<'zoom' | 'room' | null>(null);
  const close = () => setOpen(null);
  const [isNearEnd, setNearEnd] = useState(false);
  const end = useNear<HTMLDivElement>(artwork !== undefined && !isNearEnd, () => setNearEnd(true), 300);
  useArtworkLive(id);
  const shown = artwork ?? card;
  return (
    <article data-artwork={id} aria-busy={!artwork} className="mx-auto max-w-[1600px] max-lg:pb-20 sm:px-8">
      <ArtworkFrame
        picture={
          shown ? (
            <Picture
              work={shown}
              sizes="(width < 64rem) 100vw, 66vw"
              fetchPriority="high"
              isBare
              onClick={() => setOpen('zoom')}
              // Reserves the image's space before it loads, so that nothing below it moves.
              style={{
                aspectRatio: shown.width / shown.height,
                width: `min(100%, 82dvh * ${shown.width / shown.height})`,
              }}
              className="mx-auto h-auto cursor-zoom-in"
            />
          ) : (
            <div className="skeleton aspect-4/3 max-h-[82dvh] w-full rounded-none" />
          )
        }
        tools={artwork && <ArtworkTools artwork={artwork} onOpen={setOpen} />}
        label={
          artwork ? (
            <ArtworkLabel artwork={artwork} viewer={viewer} isSelling={isSelling} />
          ) : (
            <LabelSkeleton card={card} />
          )
        }
        comments={artwork && <Comments artwork={artwork} viewer={viewer} />}
      />
      {artwork && (
        <>
          <div ref={end}>
            {isNearEnd && (
              <Suspense fallback={null}>
                <MoreWorks artwork={artwork} />
              </Suspense>
            )}
          </div>
          <Suspense fallback={null}>
            {open === 'zoom' && <ZoomView artwork={artwork} onClose={close} />}
            {open === 'room' && (
              <RoomView startId={id} viewerId={viewer.id} isSelling={isSelling} onClose={close} />
            )}
          </Suspense>
        </>
      )}
    </article>
  );
}

interface Slots {
  picture: ReactNode;
  label: ReactNode;
  /** In the row below the image. */
  tools?: ReactNode;
  comments?: ReactNode;
}

/** Image and comments on the left, the label on the right spanning both rows; on a phone in reading order. */
const ArtworkFrame = (slots: Slots) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-3 sm:pt-8 lg:gap-y-10 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
    {/* Never cropped. A tall work is shown on a plain wall as wide as the column. */}
    <div>
      <div className="overflow-hidden bg-surface sm:rounded-art">{slots.picture}</div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 empty:hidden">
        {slots.tools}
      </div>
    </div>
    <div className="min-w-0 px-4 sm:px-0 lg:row-span-2">{slots.label}</div>
    <div className="min-w-0 px-4 max-lg:mt-7 sm:px-0 lg:pt-2">{slots.comments}</div>
  </div>
);
