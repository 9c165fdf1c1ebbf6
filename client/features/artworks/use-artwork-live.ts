import { commentEndpoints } from '#shared/artworks/comments/contract.ts';
import { type ArtworkDetail, artworkEndpoints } from '#shared/artworks/contract.ts';
import { useLive, useLiveReopened, useLiveTopic } from '#client/lib/live.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { isLikeUnderWay } from './use-like.ts';

const ofComments = () => refresh(commentEndpoints.list, artworkEndpoints.get);

/** The page follows what others do to the work while it is looked at. */
export function useArtworkLive(id: string): void {
  const { queryKey } = queryFor(artworkEndpoints.get, { params: { id } });
  useLiveTopic(`artwork:${id}`);
  useLive('likes', ({ artworkId, likesCount }) => {
    // One's own click shows already, and its answer is read when it is there.
    if (artworkId !== id || isLikeUnderWay()) return;
    queryClient.setQueryData<ArtworkDetail>(queryKey, (work) => work && { ...work, likesCount });
  });
  useLive('comments', ({ artworkId }) => {
    if (artworkId === id) void ofComments();
  });
  useLive('artwork', ({ artworkId }) => {
    if (artworkId === id) void refresh(artworkEndpoints.get);
  });
  useLiveReopened(() => void ofComments());
}
