import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Medium } from '#shared/accounts/first-minutes/answers.ts';
import { type SuggestedArtist, homeEndpoints } from '#shared/discovery/home/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { GalleryRows, GallerySkeleton } from '#client/features/artworks/public.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { averageColor } from '#client/lib/placeholder.ts';
import { queryFor } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useAnswers } from './use-answers.ts';

const asked = (mediums: Medium[]) => ({
  query: mediums.length > 0 ? { mediums: mediums.toSorted().join(',') } : {},
});

const ARTISTS = 'grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-5';

/** Five artists, those of the chosen mediums first. */
export function ArtistSuggestions() {
  const [{ mediums }] = useAnswers();
  const artists = useQuery({ ...queryFor(homeEndpoints.artists, asked(mediums)), gcTime: 0 });
  return (
    <Loaded
      query={artists}
      failure={t('The artists couldn’t be loaded.')}
      skeleton={<Skeletons count={5} className={ARTISTS} each="h-[74px] rounded-md xl:h-[236px]" />}
      empty={<p className="text-sm text-mute">{t('There are no artists to follow yet.')}</p>}
    >
      {(suggested) => (
        <ul className={ARTISTS}>
          {suggested.map((artist) => (
            <Artist key={artist.id} artist={artist} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const Artist = ({ artist }: { artist: SuggestedArtist }) => (
  <li className="rounded-md border border-line bg-ink p-3 max-xl:flex max-xl:items-center max-xl:gap-3">
    <div
      className={`grid gap-1 overflow-hidden rounded-art bg-raised max-xl:size-12 max-xl:shrink-0 xl:h-28 ${
        artist.works.length > 1 ? 'grid-cols-[2fr_1fr] grid-rows-2' : ''
      }`}
    >
      {artist.works.map(({ id, imageUrl, placeholder }, index) => (
        <img
          key={id}
          src={renditionUrl(imageUrl, 'thumb')}
          alt=""
          width={index === 0 ? 160 : 80}
          height={index === 0 ? 112 : 56}
          style={{ backgroundColor: averageColor(placeholder) }}
          className={`size-full min-h-0 object-cover ${
            index === 0 || artist.works.length === 2 ? 'row-span-2' : ''
          }`}
        />
      ))}
    </div>
    <div className="min-w-0 flex-1 xl:mt-3">
      <h3 className="truncate font-sans text-sm font-semibold">
        <Link href={paths.profile(artist.id)} className="hover:underline">
          {displayName(artist)}
        </Link>
      </h3>
      <p className="h-[1.5em] truncate text-xs text-mute">
        {[artist.medium, artist.city].filter(Boolean).join(', ')}
      </p>
    </div>
    <FollowButton
      person={artist}
      isFollowed={artist.isFollowed}
      size="sm"
      className="max-sm:px-3! xl:mt-3 xl:w-full"
    />
  </li>
);

/** Five works, those of the chosen mediums first. What can be done with them shows without pointing at them. */
export function WorkSuggestions() {
  const [{ mediums }] = useAnswers();
  const works = useQuery({ ...queryFor(homeEndpoints.firstWorks, asked(mediums)), gcTime: 0 });
  return (
    <Loaded
      query={works}
      failure={t('The artworks couldn’t be loaded.')}
      skeleton={<GallerySkeleton count={5} />}
      empty={<p className="text-sm text-mute">{t('There are no works to save yet.')}</p>}
    >
      {(suggested) => (
        <div className="[&_.reveal]:opacity-100">
          <GalleryRows works={suggested} />
        </div>
      )}
    </Loaded>
  );
}
