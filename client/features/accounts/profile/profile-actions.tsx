import { Suspense, useState } from 'react';
import { ChartNoAxesColumn, Handshake, MessageCircle, Pencil } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { Profile } from '#shared/accounts/profile/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { queryClient } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';

const EditProfile = lazyPart(() => import('./edit-profile.tsx'));

/** Only the labels fit beside the menu on the narrowest phones. */
const NARROW = 'max-[374px]:hidden';

/** The viewer's actions on a profile: edit their own; follow and message others. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const viewer = useMember();
  if (profile.id === viewer.id) return <OwnActions />;
  if (profile.isBlocked) return <Unblock profile={profile} />;
  return (
    <>
      <FollowButton person={profile} isFollowed={profile.isFollowed} />
      {!profile.isCreditProfile && (
        <>
          <MessageButton person={profile}>
            <MessageCircle size={17} aria-hidden className={NARROW} />
            {t('Message')}
          </MessageButton>
          <Button asChild variant="outline">
            <Link href={paths.postProject(profile.id)}>
              <Handshake size={17} aria-hidden className={NARROW} />
              {t('Collaborate')}
            </Link>
          </Button>
        </>
      )}
      <More profile={profile} />
    </>
  );
}

function OwnActions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pencil size={16} aria-hidden />
        {t('Edit profile')}
      </Button>
      <Button asChild variant="outline">
        <Link href={paths.statistics()}>
          <ChartNoAxesColumn size={16} aria-hidden />
          {t('Statistics')}
        </Link>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditProfile onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Shows how to undo the block; the blocked member is not notified. */
function Unblock({ profile }: { profile: Profile }) {
  const { mutate, isPending } = useAction(moderationEndpoints.unblock, {
    onSuccess: () => {
      toast({ title: t('You unblocked {profile}', { profile: displayName(profile) }) });
      return queryClient.invalidateQueries();
    },
    onError: (error) => toastError(error),
  });
  return (
    <Button variant="outline" disabled={isPending} onClick={() => mutate({ params: { id: profile.id } })}>
      {t('Unblock')}
    </Button>
  );
}

/** Report and block for everyone; moderators can also hide the profile. */
const More = ({ profile }: { profile: Profile }) => (
  <ReportMenu subject="profile" subjectId={profile.id} person={profile} isHidden={profile.isHidden} />
);
