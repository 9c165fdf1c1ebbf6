import { Lock } from '#client/ui/icons.ts';
import { Range } from '#client/ui/range.tsx';
import { minutesSeconds } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface TimelineProps {
  time: number;
  /** Length of what can be played. */
  length: number;
  /** Length of the full video. */
  total: number;
  isPreview: boolean;
  onSeek: (seconds: number) => void;
}

/** So that 20 seconds of an hour can still be clicked. */
const MIN_SHARE = 0.34;
const MAX_SHARE = 0.8;

/** The position; of a preview the locked remainder is shown too. The native slider is invisible above the drawing. */
export function Timeline({ time, length, total, isPreview, onSeek }: TimelineProps) {
  const share = isPreview ? Math.min(MAX_SHARE, Math.max(MIN_SHARE, length / (total || 1))) : 1;
  const played = length > 0 ? Math.min(1, time / length) : 0;
  return (
    <div className="flex h-11 min-w-32 flex-1 items-center gap-1.5 max-sm:order-first max-sm:basis-full max-sm:px-2">
      <div className="relative flex h-full items-center" style={{ flex: share }}>
        <Range
          look="hidden"
          aria-label={t('Position')}
          aria-valuetext={t('{time} of {length}', {
            time: minutesSeconds(time),
            length: minutesSeconds(length),
          })}
          min={0}
          max={length || 1}
          step={1}
          value={Math.min(time, length)}
          disabled={length === 0}
          onChange={onSeek}
        />
        <span
          aria-hidden
          className="h-1.5 w-full overflow-hidden rounded-full bg-overlay peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent-hi"
        >
          <span className="block h-full rounded-full bg-paper" style={{ width: `${played * 100}%` }} />
        </span>
        <span
          aria-hidden
          className="pointer-events-none absolute size-3.5 -translate-x-1/2 rounded-full bg-paper opacity-0 peer-hover:opacity-100 peer-focus-visible:opacity-100"
          style={{ left: `${played * 100}%` }}
        />
      </div>
      {isPreview && (
        <span className="flex items-center gap-1.5" style={{ flex: 1 - share }}>
          <span className="h-1.5 flex-1 rounded-full bg-gold-wash" />
          <Lock size={13} aria-hidden className="shrink-0 text-gold" />
          <span className="h-1.5 flex-1 rounded-full bg-gold-wash" />
        </span>
      )}
    </div>
  );
}
