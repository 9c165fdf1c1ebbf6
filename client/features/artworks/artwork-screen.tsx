import { useQuery } from '@tanstack/react-query';
import { ImageOff } from '#client/ui/icons.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { isMissing } from '#client/lib/api.ts';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { ArtworkView } from './artwork-view.tsx';
import { findWork } from './find-work.ts';

export default function ArtworkScreen({ id }: { id: string }) {
  const viewer = useMember();
  const artwork = useQuery(artworkQuery(id));
  const config = useEndpoint(siteEndpoints.config, {});
  useTitle(artwork.data?.title ?? t('Artwork'));
  const isLoading = artwork.isPending || config.isPending;
  // Deleted or hidden while it was open: cached data no longer counts.
  if (isLoading || (artwork.data && !isMissing(artwork.error))) {
    return (
      <ArtworkView
        id={id}
        card={isLoading ? findWork(id) : null}
        artwork={isLoading ? undefined : artwork.data}
        viewer={viewer}
        isSelling={config.data?.payments.mode !== 'off'}
      />
    );
  }
  return (
    <Screen>
      {isMissing(artwork.error) ? (
        <EmptyState
          icon={ImageOff}
          level={1}
          title={t('Artwork not found')}
          body={t('It may have been removed, or the link may be wrong.')}
          link={{ href: paths.home(), text: t('Discover other artworks') }}
        />
      ) : (
        <PageError title={t('The artwork couldn’t be loaded')} onRetry={() => void artwork.refetch()} />
      )}
    </Screen>
  );
}
