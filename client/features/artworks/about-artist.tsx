import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ProBadge } from '#client/ui/pro-badge.tsx';
import { count } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { fill } from '#client/lib/sentence.ts';
import * as texts from './texts.ts';

/** About the Artist. A credit profile only names a photographer, so it has no figures. */
export function AboutArtist({ artist, isOwn }: { artist: ArtworkDetail['artist']; isOwn: boolean }) {
  const place = [artist.borough, artist.city].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="about" className="mt-8 rounded-lg bg-surface p-5">
      <h2 id="about" className="text-lg">
        {texts.aboutTheArtist}
      </h2>
      <div className="mt-4 flex items-center gap-3">
        <Avatar person={artist} size={52} />
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-base font-semibold text-paper">
            <Link href={paths.profile(artist.id)} className="-my-2.5 truncate py-2.5 hover:underline">
              {displayName(artist)}
            </Link>
            {artist.isProfessional && <ProBadge />}
          </p>
          {place && <p className="text-xs text-mute">{place}</p>}
        </div>
      </div>
      {artist.bio && (
        <p dir="auto" className="mt-3.5 text-sm wrap-anywhere text-soft">
          {artist.bio}
        </p>
      )}
      {!artist.isCreditProfile && (
        <p className="mt-3 text-xs text-mute">
          {fill(texts.followersCount(artist.followersCount), {
            n: <span className="num text-soft">{count(artist.followersCount)}</span>,
          })}
          ,{' '}
          {fill(texts.likesTotal(artist.totalLikes), {
            n: <span className="num text-soft">{count(artist.totalLikes)}</span>,
          })}
        </p>
      )}
      {!isOwn && !artist.isCreditProfile && (
        <div className="mt-4 grid grid-cols-2 gap-2">
          <FollowButton person={artist} isFollowed={artist.isFollowed} size="sm" />
          <MessageButton person={artist} size="sm">
            {texts.message}
          </MessageButton>
        </div>
      )}
    </section>
  );
}
