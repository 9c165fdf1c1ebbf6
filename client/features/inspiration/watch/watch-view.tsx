import { inspirationEndpoints } from '#shared/contracts/inspiration.ts';
import { VideoPlayer } from '#client/components/video/video-player.tsx';
import { useEndpoint } from '#client/lib/query.ts';

/** A video of the Hub, open. */
export function WatchView({ id }: { id: string }) {
  const { data } = useEndpoint(inspirationEndpoints.get, { params: { id } });
  if (!data) return null;
  return (
    <>
      <VideoPlayer of={{ kind: 'inspiration', id }} title={data.title} posterUrl={data.thumbnailUrl} />
      <h1 className="text-3xl">{data.title}</h1>
    </>
  );
}
