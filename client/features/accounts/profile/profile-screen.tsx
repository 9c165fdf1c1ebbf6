import { UserRoundX } from '#client/ui/icons.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Portfolio, SaleList } from '#client/features/artworks/public.ts';
import { Collector, useCollector } from '#client/features/collections/public.ts';
import { MemberRatings } from '#client/features/hire/public.ts';
import { OwnCollection } from '#client/features/orders/public.ts';
import { PortfolioSection } from '#client/features/portfolios/public.ts';
import { isMissing } from '#client/lib/api.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { FollowedMembers } from './followed-members.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

export default function ProfileScreen({ id }: { id: string }) {
  const viewer = useMember();
  const profile = useEndpoint(profileEndpoints.profile, { params: { id } });
  const first = useEndpoint(artworkEndpoints.byUser, { params: { id }, query: { limit: 1 } });
  const collector = useCollector(id);
  useTitle(profile.data ? displayName(profile.data) : t('Profile'));
  // Whether there are works decides the rows of figures: what is below would move.
  if (profile.isPending || first.isPending) return <ProfileSkeleton />;
  if (profile.data && !isMissing(profile.error)) {
    const name = profile.data.firstName ?? displayName(profile.data);
    // Others see of a collector what is collected, not that nothing was made.
    const isCollector = profile.data.isCollector && id !== viewer.id && !first.data?.length;
    return (
      <ProfileView
        profile={profile.data}
        hasWorks={(first.data?.length ?? 0) > 0}
        isCollector={isCollector}
        holdings={collector.holdings?.works.length ?? 0}
        collections={collector.collections?.length ?? 0}
        works={
          <>
            {first.data?.length === 0 && !profile.data.isCreditProfile && (
              <>
                <Collector
                  {...collector}
                  name={name}
                  isOwn={id === viewer.id}
                  isCollector={profile.data.isCollector}
                />
                {id === viewer.id && <OwnCollection />}
                {!isCollector && <FollowedMembers memberId={id} />}
              </>
            )}
            {!isCollector && (
              <>
                <Portfolio artistId={id} name={name} isOwn={id === viewer.id} />
                <SaleList artistId={id} />
              </>
            )}
            {(first.data?.length ?? 0) > 0 && (
              <Collector {...collector} name={name} isOwn={id === viewer.id} isCollector={false} />
            )}
            {!profile.data.isCreditProfile && (
              <>
                <PortfolioSection person={profile.data} isOwn={id === viewer.id} />
                <MemberRatings memberId={id} />
              </>
            )}
          </>
        }
      />
    );
  }
  return (
    <Screen>
      {isMissing(profile.error) ? (
        <EmptyState
          level={1}
          icon={UserRoundX}
          title={t('Profile not found')}
          body={t('The link may be wrong, or the member may have left.')}
          link={{ href: paths.home(), text: t('Discover artists') }}
        />
      ) : (
        <PageError title={t('The profile couldn’t be loaded')} onRetry={() => void profile.refetch()} />
      )}
    </Screen>
  );
}
