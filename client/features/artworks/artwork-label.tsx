import { Suspense, useState } from 'react';
import { Download, Eye, Heart, Lock, type LucideIcon, MessageCircle } from 'lucide-react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { isDeleted } from '#shared/kernel/names.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { count } from '#client/lib/format.ts';
import { useNear } from '#client/lib/use-near.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { fill } from '#client/lib/sentence.ts';
import { paths } from '#client/paths.ts';
import { AboutArtist } from './about-artist.tsx';
import { ArtworkActions } from './artwork-actions.tsx';
import { ArtworkDetails } from './artwork-details.tsx';
import { CreditLine } from './credit-line.tsx';
import { PriceBlock } from './price-block.tsx';
import { WorkColors } from './work-colors.tsx';
import { HiddenMark, MadeLine, TagList } from './work-labels.tsx';
import * as texts from './texts.ts';

const CredentialsBadge = lazyPart(() => import('#client/features/credentials/public.ts'));
const ArtworkModeratorMenu = lazyPart(() => import('./moderator-menu.tsx'));

interface ArtworkLabelProps {
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  isSelling: boolean;
}

/** What stands beside the work: title and artist, price and actions, description, details. */
export function ArtworkLabel({ artwork, viewer, isSelling }: ArtworkLabelProps) {
  const isOwn = artwork.userId === viewer.id;
  const [isNear, setNear] = useState(false);
  const badge = useNear<HTMLDivElement>(!isNear, () => setNear(true), 0);
  return (
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
        {viewer.role !== 'member' && !isOwn && (
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
      {/* Loaded when it is near: of what signs a file, the page needs nothing before. */}
      <div ref={badge} className="mt-6 min-h-11">
        {isNear && (
          <Suspense fallback={null}>
            <CredentialsBadge artwork={artwork} />
          </Suspense>
        )}
      </div>
      <ArtworkDetails artwork={artwork} />
    </>
  );
}

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
