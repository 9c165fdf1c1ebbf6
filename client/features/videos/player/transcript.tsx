import { Lock } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { minutesSeconds } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import type { Cue } from './use-cues.ts';

interface TranscriptProps {
  cues: readonly Cue[];
  /** The index of the current cue. */
  current: number;
  isPreview: boolean;
  onJump: (seconds: number) => void;
}

/** The spoken text; each line jumps to its time. */
export const Transcript = ({ cues, current, isPreview, onJump }: TranscriptProps) => (
  <section aria-labelledby="transcript" data-own-keys>
    <h2 id="transcript" className="mb-3 text-xl">
      {t('Transcript')}
    </h2>
    <ol className="-mx-3 max-h-[60dvh] overflow-y-auto" tabIndex={-1}>
      {cues.map(({ start, heading, text }, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => onJump(start)}
            {...(index === current && { 'aria-current': 'true' as const })}
            className="grid min-h-11 w-full grid-cols-[44px_minmax(0,1fr)] items-start gap-x-2 rounded-sm px-3 py-2.5 text-left text-sm -outline-offset-2! hover:bg-raised aria-[current]:bg-raised"
          >
            <span className={clsx('num text-xs leading-5', index === current ? 'text-accent' : 'text-mute')}>
              {minutesSeconds(start)}
            </span>
            <span className="wrap-anywhere">
              {heading && <span className="block font-semibold text-paper">{heading}</span>}
              <span className="text-soft">{text}</span>
            </span>
          </button>
        </li>
      ))}
      {isPreview && (
        <li className="flex min-h-11 items-center justify-between gap-2 px-3 pl-16 text-sm text-mute">
          {t('Continue with Premium')}
          <Lock size={13} aria-hidden className="shrink-0 text-gold" />
        </li>
      )}
    </ol>
  </section>
);
