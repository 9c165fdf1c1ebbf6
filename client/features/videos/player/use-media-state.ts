import { type RefObject, useEffect, useState } from 'react';

export interface MediaState {
  /** Seconds. */
  time: number;
  /** Length of what can be played, in seconds; 0 until known. */
  length: number;
  isPaused: boolean;
  hasEnded: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  rate: number;
  /** Waiting for data. */
  isWaiting: boolean;
}

const AT_FIRST: MediaState = {
  time: 0,
  length: 0,
  isPaused: true,
  hasEnded: false,
  isMuted: false,
  volume: 1,
  rate: 1,
  isWaiting: false,
};

const EVENTS = [
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'volumechange',
  'ratechange',
  'emptied',
] as const;

const HAVE_FUTURE_DATA = 3;

/** The element's state, updated live. */
export function useMediaState(element: RefObject<HTMLVideoElement | null>): MediaState {
  const [state, setState] = useState(AT_FIRST);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const read = () =>
      setState({
        time: video.currentTime,
        length: Number.isFinite(video.duration) ? video.duration : 0,
        isPaused: video.paused,
        hasEnded: video.ended,
        isMuted: video.muted || video.volume === 0,
        volume: video.volume,
        rate: video.playbackRate,
        isWaiting: !video.paused && !video.ended && video.readyState < HAVE_FUTURE_DATA,
      });
    read();
    for (const name of EVENTS) video.addEventListener(name, read);
    return () => {
      for (const name of EVENTS) video.removeEventListener(name, read);
    };
  }, [element]);
  return state;
}
