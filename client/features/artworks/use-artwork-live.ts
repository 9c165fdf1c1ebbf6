import { commentEndpoints } from '#shared/artworks/comments/contract.ts';
import { type ArtworkDetail, artworkEndpoints } from '#shared/artworks/contract.ts';
import { useLive, useLiveReopened, useLiveTopic } from '#client/lib/live.ts';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { isLikeUnderWay } from './use-like.ts';

const ofComments = () => refresh(commentEndpoints.list, commentEndpoints.replies, artworkEndpoints.get);

/** Updates the open page when others change the work. */
export function useArtworkLive(id: string): void {
  const { queryKey } = artworkQuery(id);
  useLiveTopic(`artwork:${id}`);
  useLive('likes', ({ artworkId, likesCount }) => {
    // The viewer's own change is shown already and refetched when its response arrives.
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
