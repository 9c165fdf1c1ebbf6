import { Link } from 'wouter';
import { MessageCircle } from '#client/ui/icons.ts';
import type { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ProBadge } from '#client/ui/pro-badge.tsx';
import { count } from '#client/lib/format.ts';
import { averageColor } from '#client/lib/placeholder.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { t, txn } from '#client/lib/t.ts';

export const ARTISTS_GRID = 'grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3';

interface ArtistCardProps {
  artist: FeaturedArtist;
  /** Ids of works shown above; not repeated if the artist has others. */
  shown: string[];
}

/** An artist in a grid: works, name, a few words, Follow and Message. */
export function ArtistCard({ artist, shown }: ArtistCardProps) {
  const viewer = useMember();
  const others = artist.works.filter(({ id }) => !shown.includes(id));
  const n = <span className="num">{count(artist.followersCount)}</span>;
  return (
    <li className="flex flex-col rounded-lg bg-surface p-3">
      <Works works={others.length > 0 ? others : artist.works} />
      <div className="flex flex-1 flex-col p-3 pt-4">
        <div className="flex items-center gap-3">
          <Avatar person={artist} size={48} />
          <div className="min-w-0">
            <h3 className="flex items-center gap-2 text-lg">
              <Link href={paths.profile(artist.id)} className="-my-2.5 truncate py-2.5 hover:underline">
                {displayName(artist)}
              </Link>
              {artist.isProfessional && <ProBadge />}
            </h3>
            <p className="text-xs text-mute">
              {artist.isProfessional
                ? txn(
                    artist.followersCount,
                    'Professional Artist, {n} follower',
                    'Professional Artist, {n} followers',
                    { n },
                  )
                : txn(artist.followersCount, 'Artist, {n} follower', 'Artist, {n} followers', { n })}
            </p>
          </div>
        </div>
        <p dir="auto" className="mt-3 line-clamp-3 min-h-[2.9em] flex-1 text-sm wrap-anywhere text-soft">
          {artist.bio}
        </p>
        <div className="mt-4 flex gap-2">
          <FollowButton person={artist} isFollowed={artist.isFollowed} size="sm" className="flex-1" />
          {artist.id !== viewer.id && (
            <MessageButton person={artist} size="sm" className="flex-1">
              <MessageCircle size={15} aria-hidden />
              {t('Message')}
            </MessageButton>
          )}
        </div>
      </div>
    </li>
  );
}

/** The most liked works, side by side; the card's text names the artist. */
const Works = ({ works }: Pick<FeaturedArtist, 'works'>) => (
  <div
    className={`grid h-44 gap-1.5 overflow-hidden rounded-md bg-raised ${
      works.length > 1 ? 'grid-cols-[2fr_1fr] grid-rows-2' : ''
    }`}
  >
    {works.map(({ id, imageUrl, placeholder }, index) => (
      <img
        key={id}
        src={renditionUrl(imageUrl, index === 0 ? 'card' : 'thumb')}
        alt=""
        loading="lazy"
        width={index === 0 ? 320 : 160}
        height={index === 0 ? 176 : 85}
        style={{ backgroundColor: averageColor(placeholder) }}
        className={`size-full min-h-0 object-cover ${index === 0 || works.length === 2 ? 'row-span-2' : ''}`}
      />
    ))}
  </div>
);
