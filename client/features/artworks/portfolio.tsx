import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyLine } from '#client/ui/empty-line.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { NftBadge } from '#client/ui/nft-badge.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { EndlessGallery } from './gallery/endless-gallery.tsx';

interface PortfolioProps {
  artistId: string;
  /** The artist's name inside a sentence. */
  name: string;
  isOwn: boolean;
}

/** An artist's works, newest first. */
export const Portfolio = ({ artistId, name, isOwn }: PortfolioProps) => (
  <section aria-labelledby="portfolio" className="mt-12">
    <SectionHead id="portfolio" title={t('Portfolio')} />
    <EndlessGallery
      query={{ artist: artistId }}
      empty={
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
      }
    />
  </section>
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
