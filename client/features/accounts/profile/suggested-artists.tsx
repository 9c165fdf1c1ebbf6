import { type ReactNode, useState } from 'react';
import { type FeaturedArtist, profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { HOME_ARTISTS } from '#shared/kernel/limits.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { ARTISTS_GRID, ArtistCard } from './artist-card.tsx';

interface SuggestedArtistsProps {
  /** Above the cards; left out with them if there is no one to suggest. */
  head: ReactNode;
  /** The Spotlight is on the same screen: others first. */
  isBesideSpotlight?: boolean;
  className?: string;
}

/** Whom the member could follow next: the best scored artists whom they do not follow yet. */
function choose(artists: FeaturedArtist[], memberId: string, isBesideSpotlight: boolean): string[] {
  const possible = artists.filter(({ id, isFollowed }) => !isFollowed && id !== memberId);
  const spotlight = new Set(isBesideSpotlight ? artists.slice(0, HOME_ARTISTS) : []);
  return [...possible.filter((it) => !spotlight.has(it)), ...possible.filter((it) => spotlight.has(it))]
    .slice(0, HOME_ARTISTS)
    .map(({ id }) => id);
}

/** Stays as it is while the member follows them. Without anyone to suggest, nothing is shown. */
export function SuggestedArtists({ head, isBesideSpotlight = false, className }: SuggestedArtistsProps) {
  const { id } = useMember();
  const { data } = useEndpoint(profileEndpoints.featured, {});
  const [chosen, setChosen] = useState<string[]>();
  if (data && !chosen) setChosen(choose(data, id, isBesideSpotlight));
  const artists = chosen?.flatMap((artistId) => data?.filter((artist) => artist.id === artistId) ?? []) ?? [];
  if (artists.length === 0) return null;
  return (
    <div className={className}>
      {head}
      <ul className={ARTISTS_GRID}>
        {artists.map((artist) => (
          <ArtistCard key={artist.id} artist={artist} shown={[]} />
        ))}
      </ul>
    </div>
  );
}
