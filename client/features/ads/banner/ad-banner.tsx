import { type RefObject, useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { Ad } from '#shared/ads/contract.ts';
import { AD_ROTATION_MS } from '#shared/kernel/limits.ts';
import { t } from '#client/lib/t.ts';
import { countAd, useAds } from './ad-queries.ts';
import { AD_BOX, AdFrame } from './ad-frame.tsx';

/** The visible part of the banner that counts as seen. */
const SEEN_SHARE = 0.5;

/** Whether the element is on the screen, in a visible window. */
function useIsVisible(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)!.isIntersecting), {
      threshold: SEEN_SHARE,
    });
    const onVisibility = () => setHidden(document.hidden);
    watcher.observe(ref.current!);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [ref]);
  return isOnScreen && !isHidden;
}

/** Counts each turn of an ad once, when it is seen. */
function useImpression(ref: RefObject<Element | null>, ad: Ad, turn: number): void {
  const isSeen = useIsVisible(ref);
  const counted = useRef(-1);
  useEffect(() => {
    if (!isSeen || counted.current === turn) return;
    counted.current = turn;
    countAd('impression', ad);
  }, [isSeen, ad, turn]);
}

const Creative = ({ ad }: { ad: Ad }) => (
  <picture>
    {ad.narrowImageUrl && <source media="(width < 40rem)" srcSet={ad.narrowImageUrl} />}
    <img
      src={ad.imageUrl ?? undefined}
      alt={ad.altText ?? ad.title}
      className={clsx('w-full rounded-art object-contain', ad.narrowImageUrl ? AD_BOX : 'aspect-[1456/180]')}
    />
  </picture>
);

/** The creative is never cropped; the advertiser is always named below it. */
function Banner({ ad, turn }: { ad: Ad; turn: number }) {
  const place = useRef<HTMLElement>(null);
  useImpression(place, ad, turn);
  const count = () => countAd('click', ad);
  return (
    <aside ref={place} aria-label={t('Advertisement')}>
      {ad.clickUrl ? (
        <a
          href={ad.clickUrl}
          target="_blank"
          rel="noopener sponsored"
          onClick={count}
          // A middle click opens a tab without a click event.
          onAuxClick={(event) => event.button === 1 && count()}
          className="block rounded-art"
        >
          <Creative ad={ad} />
        </a>
      ) : (
        <Creative ad={ad} />
      )}
      <p className="mt-2 h-4 truncate text-2xs text-mute">
        {t('Ad by {advertiserName}', { advertiserName: ad.advertiserName })}
      </p>
    </aside>
  );
}

/** Rotates the banners. @param onEmpty called if there is none to show */
export function AdBanner({ onEmpty }: { onEmpty: () => void }) {
  const { data: ads, isError } = useAds('banner');
  const [turn, setTurn] = useState(0);
  const isEmpty = ads ? ads.length === 0 : isError;
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty, onEmpty]);
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), AD_ROTATION_MS);
    return () => clearInterval(timer);
  }, []);
  const ad = ads?.[turn % ads.length];
  return ad ? <Banner ad={ad} turn={turn} /> : <AdFrame />;
}
