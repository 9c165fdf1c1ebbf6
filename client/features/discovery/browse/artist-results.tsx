import { Link } from 'wouter';
import { type FoundArtist, searchEndpoints } from '#shared/discovery/search/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ProBadge } from '#client/ui/pro-badge.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { averageColor } from '#client/lib/placeholder.ts';
import { t, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** How many are shown beside other kinds of results. */
const FIRST = 4;
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2';

interface ArtistResultsProps {
  words: string;
  exact: 'true' | undefined;
  /** Beside other kinds: only the first few, with a link to all. */
  onAll?: () => void;
  total: number;
}

export function ArtistResults({ words, exact, onAll, total }: ArtistResultsProps) {
  const artists = usePages(searchEndpoints.artists, { query: { q: words, exact } });
  return (
    <section aria-labelledby="r-artists" className={onAll ? 'mt-16' : 'mt-7'}>
      <h2 id="r-artists" className={onAll ? 'text-2xl' : 'sr-only'}>
        {t('Artists')}
      </h2>
      <div className="mt-5">
        <Loaded
          query={artists}
          failure={t('The artists couldn’t be loaded.')}
          skeleton={<Skeletons count={FIRST} className={GRID} each="h-22 rounded-md" />}
        >
          {({ pages }) => {
            const all = pages.flatMap((page) => page.items);
            return (
              <ul className={GRID}>
                {(onAll ? all.slice(0, FIRST) : all).map((artist) => (
                  <ArtistRow key={artist.id} artist={artist} />
                ))}
              </ul>
            );
          }}
        </Loaded>
      </div>
      {onAll ? (
        total > FIRST && (
          <div className="mt-6 flex justify-center">
            <Button variant="outline" onClick={onAll}>
              {t('Show all artists')}
            </Button>
          </div>
        )
      ) : (
        <ShowMore list={artists} size="md" className="mt-6 justify-center" />
      )}
    </section>
  );
}

const ArtistRow = ({ artist }: { artist: FoundArtist }) => (
  <li className="relative flex items-center gap-4 rounded-md bg-surface p-4 transition-colors hover:bg-raised">
    <Avatar person={artist} size={56} />
    <div className="min-w-0 flex-1">
      <h3 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Link href={paths.profile(artist.id)} className="truncate after:absolute after:inset-0">
          {displayName(artist)}
        </Link>
        {artist.isProfessional && <ProBadge />}
      </h3>
      <p className="truncate text-xs text-mute">
        {txn(artist.followersCount, '{followersCount} follower', '{followersCount} followers', {
          followersCount: <span className="num">{count(artist.followersCount)}</span>,
        })}
      </p>
    </div>
    <span className="flex shrink-0 gap-1 max-sm:hidden">
      {artist.works.map(({ id, imageUrl, placeholder }) => (
        <img
          key={id}
          src={renditionUrl(imageUrl, 'thumb')}
          alt=""
          loading="lazy"
          width={44}
          height={44}
          style={{ backgroundColor: averageColor(placeholder) }}
          className="size-11 rounded-sm object-cover"
        />
      ))}
    </span>
    {!artist.isCreditProfile && (
      <FollowButton person={artist} isFollowed={artist.isFollowed} size="sm" className="relative z-10" />
    )}
  </li>
);
