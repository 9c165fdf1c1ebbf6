import { type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { pinnedEndpoints } from '#shared/artworks/pinned/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyLine } from '#client/ui/empty-line.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { NftBadge } from '#client/ui/nft-badge.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { rememberList } from '#client/lib/came-from.ts';
import { shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive } from '#client/lib/live.ts';
import { usePages } from '#client/lib/pages.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { WorksGallery } from './gallery/endless-gallery.tsx';
import { GalleryRows, GallerySkeleton } from './gallery/gallery-rows.tsx';
import { useWorks } from './gallery/use-works.ts';
import { PinMark } from './pinned/pin-mark.tsx';

interface PortfolioProps {
  artistId: string;
  /** The artist's name inside a sentence. */
  name: string;
  isOwn: boolean;
}

const OwnPinned = lazyPart(() => import('./pinned/own-pinned.tsx'));
const NONE: readonly Artwork[] = [];

/** An artist's works: those that are pinned in the artist's order, then the others, newest first. */
export function Portfolio({ artistId, name, isOwn }: PortfolioProps) {
  const read = useEndpoint(pinnedEndpoints.pinned, { params: { id: artistId } });
  useLive('member', ({ memberId }) => {
    if (memberId === artistId) void refresh(pinnedEndpoints.pinned);
  });
  const works = useWorks({ artist: artistId });
  const pinned = read.data ?? NONE;
  const ids = useMemo(() => pinned.map(({ id }) => id), [pinned]);
  // What is pinned stands above: the others would move.
  if (read.isPending || works.isPending)
    return (
      <Section>
        <GallerySkeleton />
      </Section>
    );
  const open = () => rememberList([...ids, ...(works.data?.pages.flatMap(idsOf) ?? [])]);
  return (
    <Section>
      {pinned.length > 0 && (
        <div className="mb-[14px] sm:mb-5">
          {isOwn ? (
            <Suspense fallback={<GallerySkeleton count={pinned.length} />}>
              <OwnPinned works={pinned} memberId={artistId} onOpen={open} />
            </Suspense>
          ) : (
            <GalleryRows
              isFirst
              label={t('Pinned works')}
              works={pinned}
              beforeTitle={<PinMark />}
              onOpen={open}
            />
          )}
        </div>
      )}
      <WorksGallery
        works={works}
        skip={ids}
        empty={pinned.length === 0 && <NoWorks name={name} isOwn={isOwn} />}
      />
    </Section>
  );
}

const idsOf = ({ items }: { items: readonly Artwork[] }) => items.map(({ id }) => id);

const Section = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="portfolio" className="mt-12">
    <SectionHead id="portfolio" title={t('Portfolio')} />
    {children}
  </section>
);

const NoWorks = ({ name, isOwn }: Omit<PortfolioProps, 'artistId'>) => (
  <EmptyLine
    title={t('No artworks uploaded yet.')}
    body={
      isOwn
        ? t('Artworks you upload will appear here.')
        : t('Follow {name} to see new artworks in your feed.', { name })
    }
    action={
      isOwn && (
        <Button asChild>
          <Link href={paths.upload()}>{t('Upload Artwork')}</Link>
        </Button>
      )
    }
  />
);

/** Items for Sale: a price list. Hidden if nothing is for sale. */
export function SaleList({ artistId }: { artistId: string }) {
  const works = usePages(artworkEndpoints.byUser, { params: { id: artistId }, query: { forSale: 'true' } });
  if (works.isPending || works.data?.pages[0]?.items.length === 0) return null;
  return (
    <section aria-labelledby="sale" className="mt-20">
      <SectionHead id="sale" title={t('Items for Sale')} />
      <PagedList
        list={works}
        failure={t('The price list couldn’t be loaded.')}
        skeleton={null}
        empty={null}
        more={{ className: 'mt-5' }}
      >
        {(items) => (
          <ol className="grid grid-cols-1 gap-x-14 border-t border-line xl:grid-cols-2">
            {items.map((work) => (
              <Item key={work.id} work={work} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

const Item = ({ work }: { work: Artwork }) => (
  <li className="group relative grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-3.5">
    <span className="grid size-16 place-items-center">
      <img
        src={renditionUrl(work.imageUrl, 'thumb')}
        alt=""
        loading="lazy"
        width={work.width}
        height={work.height}
        className="h-auto max-h-16 w-auto max-w-16 rounded-xs object-contain"
      />
    </span>
    <div className="min-w-0">
      <h3 className="truncate font-sans text-base font-semibold">
        <Link href={paths.artwork(work.id)} className="group-hover:underline after:absolute after:inset-0">
          {work.title}
        </Link>
      </h3>
      <p className="truncate text-xs text-mute">{work.medium}</p>
      {work.isNftAvailable && (
        <p className="mt-1.5 sm:hidden">
          <NftBadge>{t('NFT Available')}</NftBadge>
        </p>
      )}
    </div>
    <div className="grid justify-items-end gap-1">
      <span className={work.price ? 'num text-base text-paper' : 'text-sm text-paper'}>
        {work.price ? shortUsd(work.price) : t('Price on request')}
      </span>
      {work.isNftAvailable && (
        <span className="max-sm:hidden">
          <NftBadge>{t('NFT Available')}</NftBadge>
        </span>
      )}
    </div>
  </li>
);
