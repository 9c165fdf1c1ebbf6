import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useCaptionsChoice } from './captions-choice.ts';
import { Controls } from './controls.tsx';
import { type Played, usePlayback } from './playback.ts';
import { onPlayerKey } from './player-keys.ts';
import { PreviewEnd } from './preview-end.tsx';
import { useRememberPosition } from './remember-position.ts';
import { Stage } from './stage.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Transcript } from './transcript.tsx';
import { cueAt, useCues } from './use-cues.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useMediaState } from './use-media-state.ts';
import { usePreviewEnd } from './use-preview-end.ts';
import { useSource } from './use-source.ts';
import { useViewed } from './use-viewed.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';

const FAILED = t('The video couldn’t be played. Check your connection and try again.');

interface VideoPlayerProps {
  of: Played;
  title: string;
  posterUrl: string | null;
  /** Called once after three seconds of actual playback. */
  onViewed?: () => void;
  /** Called when the full video was played to its end; never for a preview. */
  onEnded?: () => void;
  /** The playback position, in seconds. */
  onTime?: (seconds: number) => void;
  /** The offer shown at the end of a preview; a default is used if absent. */
  offer?: ReactNode;
  /** The element for the transcript; null until it exists; absent: below the player. */
  transcriptIn?: HTMLElement | null;
}

const isElsewhere = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

/** Plays a video of the Hub or of a lesson: what the server provides, in full or 20 seconds of it. */
export const VideoPlayer = (props: VideoPlayerProps) => (
  // Another video starts with fresh state.
  <Player key={`${props.of.kind} ${props.of.id}`} {...props} />
);

function Player({ of, title, posterUrl, transcriptIn, ...props }: VideoPlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [isFresh, setFresh] = useState(true);
  const query = usePlayback(of);
  const playback = query.data;
  const isPreview = playback?.isPreview ?? false;
  const state = useMediaState(element);
  const isPositioned = useSource(element, playback, attempt);
  const { isFull, toggle: toggleFullscreen, leave: leaveFullscreen } = useFullscreen(frame, element);
  const { cues, isRead, trackRef } = useCues();
  const [showsCaptions, toggleCaptions] = useCaptionsChoice();
  useRememberPosition(element, playback?.videoId, isPositioned);
  useViewed(element, props.onViewed);
  const isOver = isPreview && state.hasEnded;
  usePreviewEnd(isOver, heading, frame, leaveFullscreen);

  // After a retry the server may say why: it is gone, or hidden.
  const reason = query.error && (hasFailed || !playback) ? sentenceOf(query.error) : undefined;
  const failure = reason ?? (hasFailed ? FAILED : undefined);
  const total = playback?.durationSeconds ?? 0;
  const current = cueAt(cues, state.time);
  const spoken = cues[current];
  const caption = showsCaptions && !isFresh && spoken && state.time < spoken.end ? spoken.text : undefined;

  const play = () => element.current?.play().catch(() => undefined);
  const seek = (seconds: number) => {
    const video = element.current;
    if (video && state.length > 0) video.currentTime = Math.min(Math.max(0, seconds), state.length);
  };
  const commands = {
    togglePlay: () => {
      if (!playback || failure) return;
      if (element.current?.paused) void play();
      else element.current?.pause();
    },
    toggleMute: () => {
      const video = element.current;
      if (!video) return;
      if (video.volume === 0) video.volume = 1;
      video.muted = !state.isMuted;
    },
    toggleCaptions,
    toggleFullscreen,
    jump: (by: number) => seek((element.current?.currentTime ?? 0) + by),
    seek,
    setVolume: (volume: number) => {
      if (!element.current) return;
      element.current.volume = volume;
      element.current.muted = false;
    },
    setRate: (rate: number) => {
      if (element.current) element.current.playbackRate = rate;
    },
  };
  const again = () => {
    seek(0);
    void play();
    frame.current?.focus({ preventScroll: true });
  };
  const retry = async () => {
    const { isSuccess } = await query.refetch();
    if (!isSuccess) return;
    setFailed(false);
    setAttempt((n) => n + 1);
  };
  /** A URL may expire while a computer sleeps, so another one is requested before an error is shown. */
  const onError = () => {
    if (playback && playback.expiresAt.getTime() < Date.now() && !query.isFetching) void query.refetch();
    else setFailed(true);
  };
  const isTranscriptComing = query.isPending || (playback?.captionsUrl != null && !isRead);
  const transcript =
    cues.length === 0 ? (
      // What stands below keeps its place.
      isTranscriptComing && <Skeleton className="h-80 rounded-md" />
    ) : (
      <Transcript
        cues={cues}
        current={current}
        isPreview={isPreview}
        onJump={(seconds) => {
          seek(seconds);
          void play();
        }}
      />
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of what is inside */}
      <section
        ref={frame}
        aria-label={t('Video: {title}', { title })}
        tabIndex={-1}
        onKeyDown={(event) => onPlayerKey(event, commands)}
        className={clsx('relative overflow-hidden bg-surface', isFull ? 'flex flex-col' : 'sm:rounded-md')}
      >
        <Stage
          failure={failure}
          onRetry={() => void retry()}
          isLoading={query.isPending || state.isWaiting}
          isPreview={isPreview}
          isFresh={isFresh}
          isPaused={state.isPaused}
          isFull={isFull}
          caption={caption}
          onPress={commands.togglePlay}
          onDoublePress={toggleFullscreen}
          end={
            isOver && <PreviewEnd total={total} offer={props.offer} headingRef={heading} onAgain={again} />
          }
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where there are captions */}
          <video
            ref={element}
            playsInline
            preload="metadata"
            aria-label={title}
            tabIndex={-1}
            poster={assetUrl(posterUrl ?? playback?.posterUrl ?? '') || undefined}
            // Captions from another origin require CORS.
            crossOrigin={playback && isElsewhere(playback.url) ? 'anonymous' : undefined}
            className={clsx(
              'absolute inset-0 size-full bg-surface',
              // The video is never cropped; its poster may have another shape.
              isFresh && state.time === 0 ? 'object-cover' : 'object-contain',
              isOver && !isFull && 'sm:object-cover sm:object-[42%_50%]',
            )}
            onPlay={() => setFresh(false)}
            onError={onError}
            onEnded={() => !isPreview && props.onEnded?.()}
            onTimeUpdate={() => isPositioned() && props.onTime?.(element.current?.currentTime ?? 0)}
          >
            {playback?.captionsUrl && (
              <track
                key={playback.captionsUrl}
                ref={trackRef}
                kind="captions"
                label={t('Captions')}
                src={playback.captionsUrl}
              />
            )}
          </video>
        </Stage>
        <Controls
          state={state}
          commands={commands}
          total={total}
          isPreview={isPreview}
          hasCaptions={playback?.captionsUrl != null}
          showsCaptions={showsCaptions}
          isFull={isFull}
          isReady={playback !== undefined && !failure}
          frame={frame}
        />
      </section>
      {transcriptIn === undefined
        ? transcript && <div className="mt-8">{transcript}</div>
        : transcriptIn && transcript && createPortal(transcript, transcriptIn)}
    </>
  );
}
