import { Link } from 'wouter';
import {
  type Collection,
  type Holdings,
  collectionEndpoints as endpoints,
} from '#shared/collections/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { layRows } from '#shared/artworks/lay-rows.ts';
import { count, day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { COLLECTION_GRID, CollectionCard } from './collection-card.tsx';

/** The collections and owned works that a member shows. */
export function useCollector(memberId: string) {
  const params = { id: memberId };
  const collections = useEndpoint(endpoints.byUser, { params, query: {} });
  const holdings = useEndpoint(endpoints.holdings, { params });
  return { collections: collections.data, holdings: holdings.data };
}

interface CollectorProps {
  collections: readonly Collection[] | undefined;
  holdings: Holdings | undefined;
  /** Inside a sentence. */
  name: string;
  isOwn: boolean;
  /** Whether to say so if there is nothing to show. */
  isCollector: boolean;
}

/** Works the member bought here and shows, public collections, and the artists they collect from. */
export function Collector({ collections, holdings, name, isOwn, isCollector }: CollectorProps) {
  if (!collections || !holdings) return null;
  const { works, artists } = holdings;
  const isEmpty = works.length === 0 && collections.length === 0;
  if (isEmpty && !isCollector) return null;
  return (
    <>
      {works.length > 0 && (
        <section aria-labelledby="in-the-collection" className="mt-12">
          <SectionHead
            id="in-the-collection"
            title={t('Works owned')}
            body={
              isOwn
                ? t('Works you bought on Atelier and chose to show.')
                : t('Works {name} bought on Atelier and chose to show.', { name })
            }
          />
          <Owned works={works} />
        </section>
      )}
      {(collections.length > 0 || isEmpty) && (
        <section aria-labelledby="collections" className="mt-16">
          <SectionHead
            id="collections"
            title={t('Collections')}
            body={
              isOwn
                ? t('Your public collections appear here.')
                : isEmpty
                  ? t('{name} hasn’t shown any works or collections yet.', { name })
                  : t('Works {name} has saved and arranged.', { name })
            }
          />
          <ul className={COLLECTION_GRID}>
            {collections.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} about="nothing" />
            ))}
          </ul>
        </section>
      )}
      {artists.length > 0 && (
        <section aria-labelledby="artists-collected" className="mt-16">
          <SectionHead id="artists-collected" title={t('Artists collected')} />
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {artists.map((artist) => (
              <li
                key={artist.id}
                className="relative flex items-center gap-4 rounded-lg bg-surface p-4 hover:bg-raised"
              >
                <Avatar person={artist} size={52} />
                <div className="min-w-0">
                  <Link
                    href={paths.profile(artist.id)}
                    className="block truncate font-semibold text-paper after:absolute after:inset-0 after:rounded-lg"
                  >
                    {displayName(artist)}
                  </Link>
                  <p className="text-sm text-mute">
                    {txn(artist.worksCount, '{n} work', '{n} works', {
                      n: <span className="num">{count(artist.worksCount)}</span>,
                    })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Shows owned works with their wall labels and dates, without prices. */
function Owned({ works }: Pick<Holdings, 'works'>) {
  const styles = layRows(works.map(({ artwork }) => artwork.width / artwork.height));
  return (
    <ul aria-label={t('Works owned')} className="wall-rows">
      {works.map(({ artwork, since }, index) => (
        <li key={artwork.id} className="group relative" style={styles[index]}>
          <Picture
            work={artwork}
            sizes="(width < 40rem) 92vw, 400px"
            loading="lazy"
            className="h-auto w-full rounded-art shadow-art"
          />
          <WallLabel
            className="mt-2.5"
            name={displayName(artwork.user)}
            title={
              <Link
                href={paths.artwork(artwork.id)}
                className="group-hover:underline after:absolute after:inset-0 after:rounded-art"
              >
                {artwork.title}
              </Link>
            }
          >
            {t('Since {day}', { day: day(since) })}
          </WallLabel>
        </li>
      ))}
    </ul>
  );
}
