import { type ReactNode, useState } from 'react';
import { EyeOff } from '#client/ui/icons.ts';
import { type Profile, profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useLive, useLiveReopened, useLiveTopic } from '#client/lib/live.ts';
import { refresh } from '#client/lib/query.ts';
import { PeopleDialog, type PeopleList } from './people-dialog.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileAwards } from './profile-awards.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHead } from './profile-head.tsx';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';

interface ProfileViewProps {
  profile: Profile;
  hasWorks: boolean;
  /** Shown as a collector: no likes, and no one they follow. */
  isCollector: boolean;
  /** Works they own and show, and public collections: how many. */
  holdings: number;
  collections: number;
  /** Portfolio and price list. */
  works: ReactNode;
}

/** A member's profile. Updates live while it is open. */
export function ProfileView({
  profile,
  hasWorks,
  isCollector,
  holdings,
  collections,
  works,
}: ProfileViewProps) {
  const [list, setList] = useState<PeopleList | null>(null);
  const read = () => void refresh(profileEndpoints.profile);
  useLiveTopic(`member:${profile.id}`);
  useLive('member', ({ memberId }) => {
    if (memberId === profile.id) read();
  });
  useLiveReopened(read);
  return (
    <article>
      {profile.coverImageUrl && (
        <img
          src={assetUrl(profile.coverImageUrl)}
          alt=""
          width={1600}
          height={500}
          className="h-36 w-full bg-raised object-cover sm:h-64"
        />
      )}
      <div className="px-4 sm:px-8">
        <ProfileHead profile={profile} actions={<ProfileActions profile={profile} />} />
        {profile.isHidden && (
          <p className="mt-6 inline-flex items-center gap-2 text-sm text-danger">
            <EyeOff size={16} aria-hidden />
            {t('Hidden by a moderator. Only the member and moderators can see this profile.')}
          </p>
        )}
        {!profile.isCreditProfile && (
          <ProfileFigures
            profile={profile}
            hasWorks={hasWorks}
            isCollector={isCollector}
            holdings={holdings}
            collections={collections}
            onList={setList}
          />
        )}
        {profile.isBlocked ? (
          <p className="mt-12 text-soft">
            {t('You blocked {profile}. You won’t see each other’s work.', { profile: displayName(profile) })}
          </p>
        ) : (
          works
        )}
        {profile.awardsCount > 0 && !profile.isBlocked && <ProfileAwards memberId={profile.id} />}
      </div>
      {list && <PeopleDialog profile={profile} list={list} onClose={() => setList(null)} />}
    </article>
  );
}
