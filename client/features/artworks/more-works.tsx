/** Other works under a work, and beside what is said of it. What stands in one place is not repeated in the next. */
import type { ReactNode } from 'react';
import { ArrowRight } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { Artwork, ArtworkDetail } from '#shared/artworks/contract.ts';
import { type Collection, collectionEndpoints } from '#shared/collections/contract.ts';
import { similarEndpoints } from '#shared/discovery/similar/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Mosaic } from '#client/ui/mosaic.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Section } from '#client/ui/section.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { rememberList } from '#client/lib/came-from.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { ArtworkCard } from './gallery/artwork-card.tsx';
import { GalleryRows, GallerySkeleton } from './gallery/gallery-rows.tsx';
import { useWorksBy } from './use-works-by.ts';

/** A row of works by the artist has as many; fewer stand beside the text. */
const ROW = 5;
/** Beside the text, two by two. */
const BESIDE = 4;

/** Collections that are named; the profile has the others. */
const COLLECTIONS = 3;

/** The artist's collections with this work, and where the artist's other works stand. */
function useArtistsWorks({ id, userId }: ArtworkDetail) {
  const works = useWorksBy(userId, ROW + BESIDE + 1);
  const collections = useEndpoint(collectionEndpoints.byUser, {
    params: { id: userId },
    query: { artworkId: id },
  });
  const others = (works.data ?? []).filter((work) => work.id !== id);
  const isRow = others.length >= ROW;
  // One work alone beside the text would leave half of its line empty.
  const inRow = others.length === ROW + 1 ? ROW - 1 : ROW;
  const hasCollections = (collections.data ?? []).length > 0;
  return {
    isPending: works.isPending || collections.isPending,
    collections,
    beside: hasCollections ? [] : (isRow ? others.slice(inRow) : others).slice(0, BESIDE),
    row: isRow ? others.slice(0, hasCollections ? ROW : inRow) : [],
    /** Too few for a row, and not beside the text either. */
    rest: hasCollections && !isRow ? others : [],
  };
}

/** Beside what is said of the work: the artist's collections with it, else some of the artist's other works. */
export function BesideWork({ artwork }: { artwork: ArtworkDetail }) {
  const { isPending, collections, beside, row } = useArtistsWorks(artwork);
  if (isPending) return <Skeletons each="h-60 rounded-art" className="grid grid-cols-2 gap-5" count={2} />;
  if (collections.data && collections.data.length > 0) {
    return (
      <Section title={t('In collections')}>
        <ul className="grid gap-3">
          {collections.data.slice(0, COLLECTIONS).map((collection) => (
            <CollectionLine key={collection.id} collection={collection} />
          ))}
        </ul>
        {collections.data.length > COLLECTIONS && (
          <Link
            href={paths.profile(artwork.userId)}
            className="mt-1 inline-flex min-h-11 items-center text-sm text-soft hover:text-paper hover:underline"
          >
            {t('and {n} more', { n: collections.data.length - COLLECTIONS })}
          </Link>
        )}
      </Section>
    );
  }
  if (beside.length === 0) return null;
  const title =
    row.length > 0
      ? t('Also by {name}', { name: displayName(artwork.user) })
      : t('More by {name}', { name: displayName(artwork.user) });
  return (
    <Section title={title}>
      <Pairs works={beside} label={title} />
    </Section>
  );
}

const CollectionLine = ({ collection: { id, title, pictures, worksCount } }: { collection: Collection }) => (
  <li className="relative flex items-center gap-4 rounded-md bg-surface p-3 hover:bg-raised">
    <Mosaic pictures={pictures} isSmall className="h-16 w-24 shrink-0" />
    <div className="min-w-0">
      <p className="truncate text-base text-soft">
        {tx('From {title}', {
          title: (
            <Link
              href={paths.collection(id)}
              className="font-semibold text-paper after:absolute after:inset-0 after:rounded-md"
            >
              <bdi>{title}</bdi>
            </Link>
          ),
        })}
      </p>
      <span className="text-sm text-mute">{tn(worksCount, '1 work', '{n} works')}</span>
    </div>
  </li>
);

const ratioOf = ({ width, height }: Artwork) => width / height;

/** Two a row, or three in one, equally tall and never cropped. */
function Pairs({ works, label }: { works: readonly Artwork[]; label: string }) {
  const each = works.length === 3 ? 3 : 2;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-5">
      {works.map((work, index) => {
        const start = index - (index % each);
        const line = works.slice(start, start + each).reduce((sum, other) => sum + ratioOf(other), 0);
        const share = works.length === 1 ? 0.5 : ratioOf(work) / line;
        return (
          <ArtworkCard
            key={work.id}
            artwork={work}
            onOpen={() => rememberList(works.map(({ id }) => id))}
            style={{ width: `calc((100% - ${(each - 1) * 20.5}px) * ${share.toFixed(5)})` }}
          />
        );
      })}
    </ul>
  );
}

interface RowProps {
  title: string;
  body?: string;
  link: { href: string; text: string } | undefined;
  children: ReactNode;
}

const Row = ({ title, body, link, children }: RowProps) => (
  <div className="mt-14 border-t border-line pt-10">
    <Section
      title={title}
      aside={
        link && (
          <Button asChild variant="quiet" size="sm" className="-mr-4">
            <Link href={link.href}>
              {link.text}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </Button>
        )
      }
    >
      {body && <p className="-mt-4 mb-5 text-sm text-mute">{body}</p>}
      {children}
    </Section>
  </div>
);

const Works = ({ works, label }: { works: readonly Artwork[]; label: string }) => (
  <GalleryRows works={works} label={label} onOpen={() => rememberList(works.map(({ id }) => id))} />
);

/** The last rows of the page: by the artist if there are enough, then similar ones. */
export function MoreWorks({ artwork }: { artwork: ArtworkDetail }) {
  const { isPending, row, rest, beside } = useArtistsWorks(artwork);
  const similar = useEndpoint(similarEndpoints.similar, { params: { id: artwork.id } });
  const shown = new Set([...row, ...beside, ...rest].map(({ id }) => id));
  const likeIt = similar.data && [...rest, ...similar.data.filter(({ id }) => !shown.has(id))];
  const title = row.length > 0 ? t('Similar works') : t('More to look at');
  const by = t('More by {name}', { name: displayName(artwork.user) });
  const [largest] = artwork.colors;
  // The rows above it, on a phone, get their place first.
  if (isPending) return null;
  return (
    <>
      {row.length > 0 && (
        <Row title={by} link={{ href: paths.profile(artwork.userId), text: t('Portfolio') }}>
          <Works works={row} label={by} />
        </Row>
      )}
      {likeIt?.length !== 0 && (
        <Row
          title={title}
          body={t('Based on color, subject and members’ likes')}
          link={largest && { href: paths.browse({ q: `#${largest.hex}` }), text: t('More in these colors') }}
        >
          <Loaded
            query={{ ...similar, data: likeIt }}
            failure={t('The similar works couldn’t be loaded.')}
            skeleton={<GallerySkeleton count={8} />}
          >
            {(all) => <Works works={all} label={title} />}
          </Loaded>
        </Row>
      )}
    </>
  );
}
