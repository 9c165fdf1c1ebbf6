import type { ReactNode } from 'react';
import { courseEndpoints } from '#shared/contracts/courses.ts';
import { inspirationEndpoints } from '#shared/contracts/inspiration.ts';
import { useEndpoint } from '#client/lib/query.ts';

export interface VideoPlayerProps {
  of: { kind: 'inspiration' | 'lesson'; id: string };
  title: string;
  posterUrl: string | null;
  /** After three seconds of real playback, once. */
  onViewed?: () => void;
  /** The whole was played to its end; never of a preview. */
  onEnded?: () => void;
  /** Where playback is, in seconds. */
  onTime?: (seconds: number) => void;
  /** Words above the Premium offer at the end of a preview. */
  offer?: ReactNode;
}

/** Plays a video of the Hub or of a lesson. */
export function VideoPlayer({ of, title, posterUrl, onEnded, onTime }: VideoPlayerProps) {
  const input = { params: { id: of.id } };
  const { data } = useEndpoint(
    of.kind === 'lesson' ? courseEndpoints.playLesson : inspirationEndpoints.play,
    input,
  );
  return (
    <video
      controls
      aria-label={title}
      poster={posterUrl ?? undefined}
      src={data?.url}
      className="aspect-video w-full bg-surface"
      onEnded={() => data && !data.isPreview && onEnded?.()}
      onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
    />
  );
}
