import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { isDeleted } from '#shared/kernel/names.ts';
import { Frame, Row2 } from '#client/ui/frame.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useNear } from '#client/lib/use-near.ts';
import { AboutArtist } from './about-artist.tsx';
import { AboutWork } from './about-work.tsx';
import { ArtworkFacts } from './artwork-facts.tsx';
import type { FoundWork } from './find-work.ts';
import { ArtworkTools } from './artwork-tools.tsx';
import { LabelSkeleton } from './label-skeleton.tsx';
import { useArtworkLive } from './use-artwork-live.ts';
import { WorkPictures } from './work-pictures.tsx';

const Comments = lazyPart(() => import('./comments/comments.tsx'));
const loadMore = () => import('./more-works.tsx');
const BesideWork = lazyPart(() => loadMore().then((m) => ({ default: m.BesideWork })));
const MoreWorks = lazyPart(() => loadMore().then((m) => ({ default: m.MoreWorks })));
const ZoomView = lazyPart(() => import('./zoom/zoom-view.tsx'));
const ViewStrip = lazyPart(() => import('./view-strip.tsx'));
const RoomView = lazyPart(() => import('./room/room-view.tsx'));

interface ArtworkViewProps {
  id: string;
  /** The card that a list has loaded, or the work's own answer: shown until the rest is there. */
  card?: FoundWork | null;
  artwork: ArtworkDetail | undefined;
  viewer: CurrentUser;
  isSelling: boolean;
}

/** Which picture is shown, with its arrow keys. The next work begins with its first one. */
function useChosen(id: string, count: number) {
  const [chosen, setChosen] = useState({ id, index: 0 });
  const index = chosen.id === id ? Math.min(chosen.index, Math.max(0, count - 1)) : 0;
  const onChoose = (next: number) => setChosen({ id, index: next });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Not for the works beside it either, at the first and the last picture.
    event.preventDefault();
    onChoose(Math.min(Math.max(index + step, 0), count - 1));
  };
  return { index, onChoose, onKeyDown };
}

/** The work on its wall with its facts beside it; below, what is said of it. The picture stays while the rest loads. */
export function ArtworkView({ id, card = null, artwork, viewer, isSelling }: ArtworkViewProps) {
  const [open, setOpen] = useState<'zoom' | 'room' | null>(null);
  const close = () => setOpen(null);
  useArtworkLive(id);
  const shown: FoundWork | null = artwork ?? card;
  const images = shown ? (shown.images ?? [shown]) : [];
  const choice = useChosen(id, images.length);
  const isSeveral = images.length > 1;
  return (
    <article data-artwork={id} aria-busy={!artwork} className="mx-auto max-w-[1600px] sm:px-8 sm:pt-8">
      <Frame
        thing={
          <>
            <div className="overflow-hidden bg-surface sm:rounded-art">
              {shown ? (
                <WorkPictures work={shown} images={images} {...choice} onOpen={() => setOpen('zoom')} />
              ) : (
                <div className="skeleton aspect-4/3 max-h-[82dvh] w-full rounded-none" />
              )}
            </div>
            {isSeveral && (
              <Suspense fallback={<div className="h-6 sm:h-21" />}>
                <ViewStrip images={images} {...choice} />
              </Suspense>
            )}
            <div className="mt-1 flex min-h-11 items-center justify-between gap-x-4">
              {artwork && <ArtworkTools artwork={artwork} onOpen={setOpen} />}
            </div>
          </>
        }
        facts={
          <div className="px-4 sm:px-0">
            {artwork ? (
              <ArtworkFacts artwork={artwork} viewer={viewer} isSelling={isSelling} />
            ) : (
              <LabelSkeleton card={card} />
            )}
          </div>
        }
      />
      {artwork && (
        <>
          <Below artwork={artwork} viewer={viewer} />
          <Suspense fallback={null}>
            {open === 'zoom' && <ZoomView artwork={artwork} index={choice.index} onClose={close} />}
            {open === 'room' && (
              <RoomView startId={id} viewerId={viewer.id} isSelling={isSelling} onClose={close} />
            )}
          </Suspense>
        </>
      )}
    </article>
  );
}

interface WhenNearProps {
  /** About, in pixels: what is below should hardly move. */
  height: number;
  children: ReactNode;
}

/** A part further down the page: its code and data are loaded when one comes near. */
function WhenNear({ height, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useNear<HTMLDivElement>(!isNear, () => setNear(true), 100);
  const hold = <div style={{ height }} className="print:hidden" />;
  return <div ref={place}>{isNear ? <Suspense fallback={hold}>{children}</Suspense> : hold}</div>;
}

/** The description and the comments beside the artist; then other works. */
function Below({ artwork, viewer }: { artwork: ArtworkDetail; viewer: CurrentUser }) {
  const hasArtist = !isDeleted(artwork.artist);
  return (
    <div className="mt-10 px-4 sm:px-0">
      <Row2>
        <div>
          <AboutWork artwork={artwork} />
          <WhenNear height={240}>
            <Comments artwork={artwork} viewer={viewer} />
          </WhenNear>
        </div>
        <div>
          {hasArtist && (
            <>
              <AboutArtist artist={artwork.artist} isOwn={artwork.userId === viewer.id} />
              <WhenNear height={280}>
                <BesideWork artwork={artwork} />
              </WhenNear>
            </>
          )}
        </div>
      </Row2>
      <WhenNear height={480}>
        <MoreWorks artwork={artwork} />
      </WhenNear>
    </div>
  );
}
