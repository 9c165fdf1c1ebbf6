import { type ReactNode, Suspense, useState } from 'react';
import {
  Columns3,
  Download,
  Eye,
  Heart,
  Lock,
  type LucideIcon,
  Maximize2,
  MessageCircle,
  Sofa,
} from 'lucide-react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { isDeleted } from '#shared/kernel/names.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { count } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { fill } from '#client/lib/sentence.ts';
import { paths } from '#client/paths.ts';
import { useNear } from '#client/lib/use-near.ts';
import { AboutArtist } from './about-artist.tsx';
import { ArtworkActions } from './artwork-actions.tsx';
import { ArtworkDetails } from './artwork-details.tsx';
import { Comments } from './comments/comments.tsx';
import { CreditLine } from './credit-line.tsx';
import { Neighbours } from './neighbours.tsx';
import { PriceBlock } from './price-block.tsx';
import { useArtworkLive } from './use-artwork-live.ts';
import { WorkColors } from './work-colors.tsx';
import { HiddenMark, MadeLine, TagList } from './work-labels.tsx';
import * as texts from './texts.ts';

const ArtworkModeratorMenu = lazyPart(() => import('./moderator-menu.tsx'));
const MoreWorks = lazyPart(() => import('./more-works.tsx'));
const ZoomView = lazyPart(() => import('./zoom/zoom-view.tsx'));
const RoomView = lazyPart(() => import('./room/room-view.tsx'));

interface ArtworkViewProps {
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  isSelling: boolean;
}

/** The work on its wall, the label beside it, comments below. */
export function ArtworkView({ artwork, viewer, isSelling }: ArtworkViewProps) {
  const isOwn = artwork.userId === viewer.id;
  const [open, setOpen] = useState<'zoom' | 'room' | null>(null);
  const close = () => setOpen(null);
  const [isNearEnd, setNearEnd] = useState(false);
  const end = useNear<HTMLDivElement>(!isNearEnd, () => setNearEnd(true), 300);
  useArtworkLive(artwork.id);
  return (
    <article className="mx-auto max-w-[1600px] max-lg:pb-20 sm:px-8">
      <ArtworkFrame
        picture={
          <Picture
            work={artwork}
            sizes="(width < 64rem) 100vw, 66vw"
            fetchPriority="high"
            isBare
            onClick={() => setOpen('zoom')}
            // Reserves the image's space before it loads, so that nothing below it moves.
            style={{
              aspectRatio: artwork.width / artwork.height,
              width: `min(100%, 82dvh * ${artwork.width / artwork.height})`,
            }}
            className="mx-auto h-auto cursor-zoom-in"
          />
        }
        tools={
          <>
            <div className="flex sm:-ml-3">
              <Button variant="quiet" size="mdTight" onClick={() => setOpen('zoom')}>
                <Maximize2 size={16} aria-hidden />
                {texts.viewAtFullSize}
              </Button>
              {artwork.widthMm && artwork.heightMm && (
                <Button variant="quiet" size="mdTight" onClick={() => setOpen('room')}>
                  <Sofa size={16} aria-hidden />
                  {texts.viewInARoom}
                </Button>
              )}
              <Button asChild variant="quiet" size="mdTight">
                <Link href={paths.compare([artwork.id])}>
                  <Columns3 size={16} aria-hidden />
                  <span className="max-sm:sr-only">{texts.compare}</span>
                </Link>
              </Button>
            </div>
            <div className="flex items-center gap-4">
              <div className="max-lg:hidden">
                <WorkColors colors={artwork.colors} />
              </div>
              <Neighbours id={artwork.id} />
            </div>
          </>
        }
        label={
          <>
            {artwork.isHidden && <HiddenMark />}
            <h1 dir="auto" className="text-3xl wrap-anywhere">
              {artwork.title}
            </h1>
            <p dir="auto" className="mt-2.5 text-base wrap-anywhere text-soft">
              <ProfileLink person={artwork.user} className="font-semibold text-paper" />,{' '}
              {artwork.createdAt.getFullYear()}
            </p>
            <MadeLine artwork={artwork} />
            <div className="mt-6 grid grid-cols-1 gap-4 border-t border-line pt-6">
              <PriceBlock artwork={artwork} viewer={viewer} isSelling={isSelling} />
              <ArtworkActions artwork={artwork} />
              <div className="flex items-center justify-between gap-2">
                <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-mute">
                  <Figure icon={Heart} value={artwork.likesCount} text={texts.likesTotal} />
                  <Figure icon={Eye} value={artwork.viewsCount} text={texts.viewsTotal} />
                  <Figure icon={MessageCircle} value={artwork.commentsCount} text={texts.commentsTotal} />
                </p>
                <div className="-my-3 -mr-3 flex shrink-0 items-center">
                  <Button asChild variant="quiet" size="mdTight" className="text-xs!">
                    <a href={paths.artworkDownload(artwork.id)} download>
                      <Download size={15} aria-hidden />
                      {texts.download}
                    </a>
                  </Button>
                  {!isOwn && <ReportMenu subject="artwork" subjectId={artwork.id} person={artwork.artist} />}
                </div>
              </div>
              {(artwork.isForSale || artwork.isSold) && !artwork.isPhysical && !artwork.mayHaveOriginal && (
                <p className="flex items-center gap-1.5 text-xs text-mute">
                  <Lock size={13} aria-hidden className="shrink-0" />
                  {texts.previewSizeOnly}
                </p>
              )}
              {viewer.role !== 'member' && (
                <div className="-mx-4 -mb-2">
                  <Suspense fallback={<div className="h-11" />}>
                    <ArtworkModeratorMenu artwork={artwork} />
                  </Suspense>
                </div>
              )}
            </div>
            <div className="mt-6 border-t border-line pt-6 empty:hidden">
              {artwork.description && (
                <p dir="auto" className="text-base wrap-anywhere whitespace-pre-line text-soft">
                  {artwork.description}
                </p>
              )}
              <div className="-mx-3 mt-2 lg:hidden">
                <WorkColors colors={artwork.colors} />
              </div>
              <TagList tags={artwork.tags} />
              <CreditLine artwork={artwork} />
            </div>
            {!isDeleted(artwork.artist) && <AboutArtist artist={artwork.artist} isOwn={isOwn} />}
            <ArtworkDetails artwork={artwork} />
          </>
        }
        comments={<Comments artwork={artwork} viewer={viewer} />}
      />
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
          <RoomView startId={artwork.id} viewerId={viewer.id} isSelling={isSelling} onClose={close} />
        )}
      </Suspense>
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
export const ArtworkFrame = (slots: Slots) => (
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

interface FigureProps {
  icon: LucideIcon;
  value: number;
  text: (n: number) => `{n} ${string}`;
}

const Figure = ({ icon: Icon, value, text }: FigureProps) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon size={14} aria-hidden />
    {fill(text(value), { n: <span className="num text-soft">{count(value)}</span> })}
  </span>
);
