import type { RefObject } from 'react';
import { clsx } from 'clsx';
import { Captions, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from '#client/ui/icons.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Range } from '#client/ui/range.tsx';
import { minutesSeconds } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import type { PlayerCommands } from './player-keys.ts';
import { SpeedMenu } from './speed-menu.tsx';
import { Timeline } from './timeline.tsx';
import type { MediaState } from './use-media-state.ts';

interface ControlsProps {
  state: MediaState;
  commands: PlayerCommands & {
    seek: (seconds: number) => void;
    setVolume: (volume: number) => void;
    setRate: (rate: number) => void;
  };
  /** Length of the full video, in seconds. */
  total: number;
  isPreview: boolean;
  hasCaptions: boolean;
  showsCaptions: boolean;
  isFull: boolean;
  isReady: boolean;
  frame: RefObject<HTMLElement | null>;
}

/** Below the video, always visible. */
export function Controls({ state, commands, total, isPreview, isReady, ...rest }: ControlsProps) {
  const { isPaused, isMuted, volume, rate } = state;
  // A preview ends at a frame boundary, slightly before its 20th second.
  const time = isPreview && state.hasEnded ? Math.round(state.time) : state.time;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-1 bg-surface px-2 py-1.5 sm:flex-nowrap sm:px-3',
        // The offer covers them.
        isPreview && state.hasEnded && 'max-sm:invisible',
      )}
    >
      <IconButton
        label={isPaused ? t('Play') : t('Pause')}
        aria-keyshortcuts="k"
        disabled={!isReady}
        onClick={commands.togglePlay}
      >
        {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      </IconButton>
      <span className="num mx-1 shrink-0 sm:mr-3 text-xs text-soft">
        {minutesSeconds(time)} <span className="text-mute">/ {minutesSeconds(total)}</span>
        {isPreview && <span className="sr-only">, {t('20s preview')}</span>}
      </span>
      <Timeline
        time={state.time}
        length={state.length}
        total={total}
        isPreview={isPreview}
        onSeek={commands.seek}
      />
      <div className="ml-auto flex items-center">
        {rest.hasCaptions && (
          <IconButton
            label={t('Captions')}
            aria-keyshortcuts="c"
            aria-pressed={rest.showsCaptions}
            onClick={commands.toggleCaptions}
            className="aria-pressed:text-accent"
          >
            <Captions size={20} aria-hidden />
          </IconButton>
        )}
        <SpeedMenu rate={rate} onChange={commands.setRate} frame={rest.frame} />
        <IconButton
          label={isMuted ? t('Unmute') : t('Mute')}
          aria-keyshortcuts="m"
          onClick={commands.toggleMute}
        >
          {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
        </IconButton>
        <span className="mr-2 flex max-lg:hidden">
          <Range
            look="bar"
            data-volume
            aria-label={t('Volume')}
            aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
            min={0}
            max={1}
            step={0.05}
            value={isMuted ? 0 : volume}
            onChange={commands.setVolume}
          />
        </span>
        <IconButton
          label={rest.isFull ? t('Exit full screen') : t('Full screen')}
          aria-keyshortcuts="f"
          onClick={commands.toggleFullscreen}
        >
          {rest.isFull ? <Minimize size={19} aria-hidden /> : <Maximize size={19} aria-hidden />}
        </IconButton>
      </div>
    </div>
  );
}
