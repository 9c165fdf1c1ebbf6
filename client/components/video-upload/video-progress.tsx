import type { VideoState } from '#shared/contracts/videos.ts';
import { Button } from '#client/components/ui/button.tsx';

interface VideoProgressProps {
  video: VideoState;
  onRetry: () => void;
}

const WORDS = {
  uploading: 'The upload is not complete.',
  waiting: 'Waiting to be processed.',
  processing: 'Processing the video.',
  ready: 'The video is ready.',
  failed: 'The video could not be processed.',
} as const;

/** How far the processing of one's own video is. */
export const VideoProgress = ({ video, onRetry }: VideoProgressProps) => (
  <div className="grid gap-2 text-sm text-soft">
    <p>{video.failure?.detail ?? WORDS[video.status]}</p>
    {video.status === 'failed' && (
      <Button variant="outline" size="md" onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
