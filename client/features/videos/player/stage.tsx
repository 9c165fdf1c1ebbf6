import type { ReactNode, Ref } from 'react';
import { Lock, Play } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { t } from '#client/lib/t.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';

interface StageProps {
  /** The element itself: the same one in every state, so that it keeps its state. */
  children: ReactNode;
  failure: string | undefined;
  onRetry: () => void;
  isLoading: boolean;
  isPreview: boolean;
  /** Never played yet. */
  isFresh: boolean;
  isPaused: boolean;
  isFull: boolean;
  caption: string | undefined;
  /** Beside the last frame. */
  end: ReactNode;
  onPress: () => void;
  onDoublePress: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The video with its overlays or, at the end of a preview, the offer beside it. */
export function Stage({ children, failure, end, isFull, isLoading, isPreview, ...on }: StageProps) {
  return (
    <div
      className={clsx(
        'grid min-h-0 bg-surface',
        isFull ? 'flex-1' : 'sm:aspect-video',
        Boolean(end) && 'sm:grid-cols-[42%_minmax(0,1fr)]',
      )}
    >
      {/* Buttons and keys do the same without a mouse. */}
      <div
        role="presentation"
        className={clsx('relative min-h-0', !isFull && 'max-sm:aspect-video')}
        onClick={failure ? undefined : on.onPress}
        onDoubleClick={failure ? undefined : on.onDoublePress}
      >
        {children}
        {isPreview && on.isPaused && !end && !failure && (
          <span className="pointer-events-none absolute top-3 left-3 inline-flex h-7 items-center gap-1.5 rounded-full bg-ink/85 px-3 text-xs font-semibold text-gold">
            <Lock size={13} aria-hidden />
            {t('20s preview')}
          </span>
        )}
        {on.isFresh && !isLoading && !failure && (
          <span className="pointer-events-none absolute inset-0 grid place-items-center">
            <span className="grid size-16 place-items-center rounded-full bg-ink/85 text-paper">
              <Play size={26} aria-hidden className="translate-x-0.5" />
            </span>
          </span>
        )}
        {on.caption && !end && !failure && (
          <p className="pointer-events-none absolute inset-x-4 bottom-4 mx-auto w-fit max-w-[76ch] rounded-xs bg-ink/90 px-3.5 py-2 text-center text-xs text-paper sm:bottom-6 sm:text-base">
            {on.caption}
          </p>
        )}
        {isLoading && !failure && (
          <div className="absolute inset-x-0 bottom-0">
            <ProgressBar label={t('Loading the video')} percent={null} />
          </div>
        )}
        {failure && (
          <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-surface p-4">
            <LoadError what={failure} onRetry={on.onRetry} />
          </div>
        )}
      </div>
      {end}
    </div>
  );
}
