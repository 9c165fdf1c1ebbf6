import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ProBadge } from '#client/ui/pro-badge.tsx';
import { Section } from '#client/ui/section.tsx';
import { count } from '#client/lib/format.ts';
import { t, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** About the Artist. A credit profile only names a photographer, so it has no figures. */
export function AboutArtist({ artist, isOwn }: { artist: ArtworkDetail['artist']; isOwn: boolean }) {
  const place = [artist.borough, artist.city].filter(Boolean).join(', ');
  const facts = [
    ...(place ? [place] : []),
    ...(artist.isCreditProfile
      ? []
      : [
          txn(artist.followersCount, '{n} follower', '{n} followers', { n: count(artist.followersCount) }),
          txn(artist.totalLikes, '{n} like', '{n} likes', { n: count(artist.totalLikes) }),
        ]),
  ];
  return (
    <Section title={t('About the Artist')}>
      <div className="flex items-center gap-4">
        <Avatar person={artist} size={72} />
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-lg font-semibold text-paper">
            <Link href={paths.profile(artist.id)} className="-my-2.5 truncate py-2.5 hover:underline">
              {displayName(artist)}
            </Link>
            {artist.isProfessional && <ProBadge />}
          </p>
          <ul className="flex flex-wrap gap-x-2 text-sm text-mute">
            {facts.map((fact, index) => (
              <li key={index}>
                {index > 0 && (
                  <span aria-hidden className="mr-2">
                    ·
                  </span>
                )}
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {artist.bio && (
        <p dir="auto" className="mt-4 text-base wrap-anywhere text-soft">
          {artist.bio}
        </p>
      )}
      {!isOwn && !artist.isCreditProfile && (
        <div className="mt-5 flex flex-wrap gap-2">
          <FollowButton person={artist} isFollowed={artist.isFollowed} isQuiet />
          <MessageButton person={artist}>{t('Message')}</MessageButton>
        </div>
      )}
    </Section>
  );
}
