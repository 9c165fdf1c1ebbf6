import { useEffect, useRef, useState } from 'react';
import { ExternalLink, Play, SkipForward, Volume2, VolumeX } from '#client/ui/icons.ts';
import { Dialog } from 'radix-ui';
import type { Ad } from '#shared/ads/contract.ts';
import { VIDEO_AD_SKIP_MS } from '#shared/kernel/limits.ts';
import { t, tx } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { countAd } from './banner/ad-queries.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Seconds until the ad may be skipped, counted from opening, whether it plays or not. */
function useSecondsToSkip(): number {
  const [seconds, setSeconds] = useState(VIDEO_AD_SKIP_MS / 1000);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** Autoplays if the browser and the member's settings allow it; otherwise shows a play button. */
function usePlayback(ad: Ad) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const isCounted = useRef(false);
  const play = () => {
    setWaiting(false);
    video.current?.play().catch(() => setWaiting(true));
  };
  const onPlay = () => {
    setWaiting(false);
    if (isCounted.current) return;
    isCounted.current = true;
    countAd('play', ad);
  };
  return { video, isWaiting, setWaiting, play, onPlay };
}

interface VideoAdModalProps {
  ad: Ad;
  src: string;
  onClose: () => void;
}

/** Closes when it ends or is skipped, and silently if it cannot be shown. */
export function VideoAdModal({ ad, src, onClose }: VideoAdModalProps) {
  const secondsToSkip = useSecondsToSkip();
  const maySkip = secondsToSkip === 0;
  const [isMuted, setMuted] = useState(true);
  const { video, isWaiting, setWaiting, play, onPlay } = usePlayback(ad);
  const opener = useRef<Element | null>(null);

  function skip(): void {
    countAd('skip', ad);
    onClose();
  }
  function begin(event: Event): void {
    event.preventDefault();
    opener.current = document.activeElement;
    (event.currentTarget as HTMLElement).focus();
    if (prefersStillness()) setWaiting(true);
    else play();
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && maySkip && skip()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/75 backdrop-blur-sm" />
        <Dialog.Content
          onOpenAutoFocus={begin}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
          className="animate-in fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[92dvh] max-w-[860px] -translate-y-1/2 overflow-y-auto rounded-lg bg-surface shadow-pop outline-none"
        >
          <div className="relative bg-ink">
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- ads are silent, and the label says what is shown */}
            <video
              ref={video}
              src={src}
              poster={ad.imageUrl ?? undefined}
              muted={isMuted}
              playsInline
              aria-label={ad.altText ?? ad.title}
              onPlay={onPlay}
              onEnded={onClose}
              onError={onClose}
              className="mx-auto aspect-video max-h-[60dvh] w-full object-contain"
            />
            {isWaiting && (
              <Button size="lg" onClick={play} className="absolute inset-0 m-auto w-fit">
                <Play size={20} aria-hidden />
                {t('Play')}
              </Button>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <Dialog.Description className="text-xs text-mute">
                {t('Ad by {advertiserName}', { advertiserName: ad.advertiserName })}
              </Dialog.Description>
              <Dialog.Title className="text-lg">{ad.title}</Dialog.Title>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <IconButton label={isMuted ? t('Unmute') : t('Mute')} onClick={() => setMuted(!isMuted)}>
                {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
              </IconButton>
              {ad.clickUrl && (
                <Button asChild variant="quiet">
                  <a
                    href={ad.clickUrl}
                    target="_blank"
                    rel="noopener sponsored"
                    onClick={() => countAd('click', ad)}
                  >
                    {tx('Visit {advertiserName}', {
                      advertiserName: <span className="sr-only">{ad.advertiserName}</span>,
                    })}
                    <ExternalLink size={16} aria-hidden />
                  </a>
                </Button>
              )}
              {maySkip ? (
                <Button variant="outline" onClick={skip}>
                  {t('Skip')}
                  <SkipForward size={16} aria-hidden />
                </Button>
              ) : (
                <p className="inline-flex h-11 items-center px-3 text-sm text-soft">
                  {t('Skip in {secondsToSkip}s', { secondsToSkip })}
                </p>
              )}
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
