import { Link } from 'wouter';
import { followEndpoints } from '#shared/follows/contract.ts';
import type { Profile } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { useMember } from '#client/lib/session.ts';
import { t, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

export type PeopleList = 'followers' | 'following';

/** Lists a member's followers, or whom they follow. */
export function PeopleDialog({
  profile,
  list,
  onClose,
}: {
  profile: Profile;
  list: PeopleList;
  onClose: () => void;
}) {
  const name = displayName(profile);
  return (
    <Dialog
      onClose={onClose}
      title={list === 'followers' ? t('Followers') : t('Following')}
      description={
        list === 'followers'
          ? t('Members who follow {name}', { name })
          : t('Members {name} follows', { name })
      }
      width="sm:max-w-[480px]"
    >
      <div className="min-h-40 flex-1 overflow-y-auto px-5 pb-6 sm:px-8">
        <People profile={profile} list={list} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function People({ profile, list, onClose }: { profile: Profile; list: PeopleList; onClose: () => void }) {
  const viewer = useMember();
  const people = usePages(followEndpoints[list], { params: { id: profile.id }, query: {} });
  return (
    <PagedList
      list={people}
      failure={t('The list couldn’t be loaded.')}
      skeleton={<Skeletons each="h-11" />}
      empty={
        <p className="py-8 text-center text-sm text-mute">
          {list === 'followers' ? t('No followers yet.') : t('Not following anyone yet.')}
        </p>
      }
      more={{ className: 'mt-4' }}
    >
      {(items) => (
        <ul className="grid grid-cols-1 gap-1">
          {items.map((person) => (
            <li key={person.id} className="flex min-h-14 items-center gap-3">
              <Avatar person={person} size={44} />
              <div className="min-w-0 flex-1">
                <Link
                  href={paths.profile(person.id)}
                  onClick={onClose}
                  className="block truncate text-sm font-semibold text-paper hover:underline"
                >
                  {displayName(person)}
                </Link>
                {!person.isCreditProfile && person.followersCount > 0 && (
                  <p className="text-xs text-mute">
                    {txn(person.followersCount, '{followersCount} follower', '{followersCount} followers', {
                      followersCount: <span className="num">{count(person.followersCount)}</span>,
                    })}
                  </p>
                )}
              </div>
              {person.id !== viewer.id && (
                <FollowButton isQuiet person={person} isFollowed={person.isFollowed} size="sm" />
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
