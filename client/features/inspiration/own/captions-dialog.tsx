import { CaptionsDialog as VideoCaptions } from '#client/features/videos/public.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';

export const CaptionsDialog = ({ hubVideo, onClose }: { hubVideo: OwnVideo; onClose: () => void }) => (
  <VideoCaptions title={hubVideo.title} video={hubVideo.video} onChanged={refreshVideos} onClose={onClose} />
);
