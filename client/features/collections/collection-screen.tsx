import { FolderX } from '#client/ui/icons.ts';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GallerySkeleton } from '#client/features/artworks/public.ts';
import { isMissing } from '#client/lib/api.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { CollectionView } from './collection-view.tsx';

export default function CollectionScreen({ id }: { id: string }) {
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
    return <CollectionView collection={collection.data} isOwner={collection.data.owner.id === viewer.id} />;
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
