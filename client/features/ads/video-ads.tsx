import '#client/utilities.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Ad } from '#shared/ads/contract.ts';
import { useAds } from './banner/ad-queries.ts';
import { mayInterrupt } from './may-interrupt.ts';
import { VideoAdModal } from './video-ad-modal.tsx';
import { adOpened, dueAd } from './video-ad-timer.ts';

/** A due ad that would interrupt the member waits. */
const ASK_AGAIN_MS = 5000;

/** Opens a video ad when one is due. */
export default function VideoAds() {
  const { data: ads } = useAds('video');
  const [ad, setAd] = useState<Ad | null>(null);
  const openDue = useEffectEvent(() => {
    if (ad || !ads || ads.length === 0 || !mayInterrupt()) return;
    setAd(ads[dueAd().turn % ads.length]!);
    adOpened();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = dueAd().at - Date.now();
      timer = setTimeout(
        () => {
          if (dueAd().at <= Date.now()) openDue();
          wait();
        },
        left > 0 ? left : ASK_AGAIN_MS,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return ad?.videoUrl ? (
    <VideoAdModal key={ad.id} ad={ad} src={ad.videoUrl} onClose={() => setAd(null)} />
  ) : null;
}
