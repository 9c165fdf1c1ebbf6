import { Suspense } from 'react';
import { Columns3, Download } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { sellsOriginal } from '#shared/artworks/original-sold.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { ArtworkActions } from './artwork-actions.tsx';
import { ArtworkTrust } from './artwork-trust.tsx';
import { PriceBlock } from './price-block.tsx';
import { HiddenMark, MediumLine } from './work-labels.tsx';

const ArtworkModeratorMenu = lazyPart(() => import('./moderator-menu.tsx'));

interface ArtworkFactsProps {
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  isSelling: boolean;
}

/** The column beside the picture: title and artist, the price and how to buy it, the guarantees. */
export function ArtworkFacts({ artwork, viewer, isSelling }: ArtworkFactsProps) {
  const isOwn = artwork.userId === viewer.id;
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
      <MediumLine artwork={artwork} />
      <div className="mt-6 grid grid-cols-1 gap-5">
        <PriceBlock artwork={artwork} viewer={viewer} isSelling={isSelling} />
        <ArtworkTrust artwork={artwork} isOwn={isOwn} isSelling={isSelling} />
        <ArtworkActions artwork={artwork} />
        <div className="-mx-3 -mt-3 flex items-center print:hidden">
          <Button asChild variant="quiet" size="mdTight">
            <a href={paths.artworkDownload(artwork.id)} download>
              <Download size={16} aria-hidden />
              {sellsOriginal({ ...artwork, isEdition: artwork.edition !== null }) && !artwork.mayHaveOriginal
                ? t('Download preview')
                : t('Download')}
            </a>
          </Button>
          <Button asChild variant="quiet" size="mdTight">
            <Link href={paths.compare([artwork.id])}>
              <Columns3 size={16} aria-hidden />
              {t('Compare')}
            </Link>
          </Button>
          <div className="ml-auto flex items-center">
            {viewer.role !== 'member' && !isOwn && (
              <Suspense fallback={<div className="h-11" />}>
                <ArtworkModeratorMenu artwork={artwork} />
              </Suspense>
            )}
            {!isOwn && <ReportMenu subject="artwork" subjectId={artwork.id} person={artwork.artist} />}
          </div>
        </div>
      </div>
    </>
  );
}
