import { FolderX } from 'lucide-react';
import { useParams } from 'wouter';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { RequireMember } from '#client/layout/require-member.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GallerySkeleton } from '#client/features/artworks/public.ts';
import { CollectionView } from '#client/features/collections/collection-view.tsx';
import { isMissing } from '#client/lib/api.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

function Content({ id }: { id: string }) {
  const viewer = useMember();
  const collection = useEndpoint(endpoints.get, { params: { id } });
  useTitle(collection.data?.title ?? t('Collection'));
  if (collection.isPending) {
    return (
      <>
        <Skeleton className="h-10 w-80 max-w-full" />
        <Skeleton className="mt-4 mb-10 h-5 w-48" />
        <GallerySkeleton />
      </>
    );
  }
  if (collection.data && !isMissing(collection.error)) {
    return (
      <CollectionView
        key={id}
        collection={collection.data}
        isOwner={collection.data.owner.id === viewer.id}
      />
    );
  }
  return isMissing(collection.error) ? (
    <EmptyState
      icon={FolderX}
      level={1}
      title={t('Collection not found')}
      body={t('It may be private or deleted.')}
      link={{ href: paths.home(), text: t('Discover other artworks') }}
    />
  ) : (
    <PageError title={t('This collection couldn’t be loaded')} onRetry={() => void collection.refetch()} />
  );
}

export default function CollectionPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <Screen>
        <Content id={id} />
      </Screen>
    </RequireMember>
  );
}
