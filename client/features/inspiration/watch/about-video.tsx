import { Check, Eye, Share2 } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { artworkCategory } from '#shared/inspiration/category.ts';
import { displayName } from '#shared/kernel/names.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { count } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t, txn } from '#client/lib/t.ts';
import { useShare } from '#client/lib/use-share.ts';
import { paths } from '#client/paths.ts';
import { VideoMenu } from '../video-menu.tsx';
import { LikeButton } from '../like-button.tsx';
import { TYPE_NAMES } from '../type-names.ts';

/** Below the player: description, figures and author. */
export function AboutVideo({ video }: { video: HubVideo }) {
  const { title, description, category, type, viewCount, artist, isHidden, isPublished } = video;
  const { copied, share } = useShare({ title, by: displayName(artist), path: paths.watch(video.id) });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-mute">
        <CategoryDot category={artworkCategory(category)} />
        <Chip>{TYPE_NAMES[type]}</Chip>
        {!isPublished && <Chip tone="mute">{t('Draft')}</Chip>}
        {isHidden && <Chip tone="danger">{t('Hidden')}</Chip>}
        <span className="inline-flex items-center gap-1.5">
          <Eye size={15} aria-hidden />
          <span>
            {txn(viewCount, '{viewCount} view', '{viewCount} views', {
              viewCount: <span className="num">{count(viewCount)}</span>,
            })}
          </span>
        </span>
        <span className="-mr-3 ml-auto flex items-center">
          <LikeButton video={video} />
          <IconButton label={copied ? t('Link copied') : t('Share')} onClick={() => void share()}>
            {copied ? <Check size={17} aria-hidden /> : <Share2 size={17} aria-hidden />}
          </IconButton>
          <VideoMenu video={video} />
        </span>
      </div>
      <p aria-live="polite" className="sr-only">
        {copied ? t('The link is on your clipboard.') : ''}
      </p>
      <h1 dir="auto" className="mt-1 text-2xl wrap-anywhere sm:text-3xl">
        {title}
      </h1>
      {description && (
        <p dir="auto" className="mt-3 max-w-[68ch] text-base wrap-anywhere whitespace-pre-line text-soft">
          {description}
        </p>
      )}
      <By artist={artist} />
    </>
  );
}

/** The author; follow and message once the profile is loaded. */
function By({ artist }: Pick<HubVideo, 'artist'>) {
  const member = useMember();
  const { data: profile } = useEndpoint(profileEndpoints.profile, { params: { id: artist.id } });
  const place = [profile?.borough, profile?.city].filter(Boolean).join(', ');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-6 sm:gap-4">
      <Avatar person={artist} size={48} />
      <p className="min-w-0 flex-1 basis-24 text-sm text-mute">
        <Link
          href={paths.profile(artist.id)}
          className="block text-base font-semibold wrap-anywhere text-paper hover:underline"
        >
          {displayName(artist)}
        </Link>
        {place}
      </p>
      {profile && !profile.isCreditProfile && member.id !== artist.id && (
        <>
          <FollowButton person={artist} isFollowed={profile.isFollowed} size="mdTight" />
          <MessageButton person={artist} size="mdTight">
            {t('Message')}
          </MessageButton>
        </>
      )}
    </div>
  );
}
