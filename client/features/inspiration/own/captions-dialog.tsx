import { CaptionsDialog as VideoCaptions } from '#client/features/videos/public.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';

export const CaptionsDialog = ({ content, onClose }: { content: OwnVideo; onClose: () => void }) => (
  <VideoCaptions title={content.title} video={content.video} onChanged={refreshVideos} onClose={onClose} />
);
