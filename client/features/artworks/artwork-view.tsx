import type { ReactNode } from 'react';
import { Eye, Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import type { ArtworkDetail } from '#shared/contracts/artworks.ts';
import type { CurrentUser } from '#shared/contracts/users.ts';
import { displayName } from '#shared/rules/names.ts';
import { Picture } from '#client/components/ui/picture.tsx';
import { count } from '#client/lib/format.ts';
import { AboutArtist } from './about-artist.tsx';
import { ArtworkActions } from './artwork-actions.tsx';
import { ArtworkDetails } from './artwork-details.tsx';
import { Comments } from './comments.tsx';
import { CreditLine } from './credit-line.tsx';
import { MoreByArtist } from './more-by-artist.tsx';
import { PriceBlock } from './price-block.tsx';

interface ArtworkViewProps {
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  isSelling: boolean;
}

/** The work on its wall, its label beside it, what people say below. */
export const ArtworkView = ({ artwork, viewer, isSelling }: ArtworkViewProps) => (
  <article className="mx-auto max-w-[1600px] sm:px-8">
    <ArtworkFrame
      picture={
        <Picture
          work={artwork}
          sizes="(width < 64rem) 100vw, 66vw"
          fetchPriority="high"
          isBare
          className="mx-auto h-auto max-h-[82dvh] w-auto max-w-full object-contain"
        />
      }
      label={
        <>
          <h1 className="text-3xl break-words">{artwork.title}</h1>
          <p className="mt-2.5 text-base text-soft">
            <span className="font-semibold text-paper">{displayName(artwork.user)}</span>,{' '}
            {artwork.createdAt.getFullYear()}
          </p>
          {artwork.medium && <p className="mt-0.5 text-sm text-mute">{artwork.medium}</p>}
          <div className="mt-6 border-t border-line pt-6">
            <PriceBlock artwork={artwork} isOwn={artwork.userId === viewer.id} isSelling={isSelling} />
            <div className="mt-4">
              <ArtworkActions artwork={artwork} />
            </div>
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-xs text-mute">
              <Figure icon={Heart} value={artwork.likesCount} one="like" many="likes" />
              <Figure icon={Eye} value={artwork.viewsCount} one="view" many="views" />
              <Figure icon={MessageCircle} value={artwork.commentsCount} one="comment" many="comments" />
            </p>
          </div>
          <div className="mt-6 border-t border-line pt-6 empty:hidden">
            {artwork.description && (
              <p className="text-base break-words whitespace-pre-line text-soft">{artwork.description}</p>
            )}
            <CreditLine artwork={artwork} />
          </div>
          <AboutArtist artist={artwork.artist} />
          <ArtworkDetails artwork={artwork} />
        </>
      }
      comments={<Comments artwork={artwork} viewer={viewer} />}
    />
    <MoreByArtist artwork={artwork} />
  </article>
);

/** Picture and comments left, the label right over both rows; on a phone in the order of reading. */
export const ArtworkFrame = (slots: { picture: ReactNode; label: ReactNode; comments?: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-10 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
    {/* Never cropped. A tall work stands on a plain wall as wide as the column. */}
    <div className="overflow-hidden bg-surface sm:rounded-art">{slots.picture}</div>
    <div className="min-w-0 px-4 sm:px-0 lg:row-span-2">{slots.label}</div>
    <div className="min-w-0 px-4 sm:px-0 lg:pt-2">{slots.comments}</div>
  </div>
);

interface FigureProps {
  icon: LucideIcon;
  value: number;
  one: string;
  many: string;
}

const Figure = ({ icon: Icon, value, one, many }: FigureProps) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon size={14} aria-hidden />
    <span className="num text-soft">{count(value)}</span> {value === 1 ? one : many}
  </span>
);
