/** A controllable media element, because jsdom cannot play. */
import { fireEvent, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** The server's response with the full video. */
export const playbackSample = (fields: object = {}) => ({
  videoId: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  url: '/storage/atelier/whole?1',
  contentType: 'video/mp4',
  isPreview: false,
  durationSeconds: 44,
  posterUrl: null,
  captionsUrl: null,
  position: 0,
  expiresAt: new Date(Date.now() + 4 * 3_600_000).toISOString(),
  ...fields,
});

interface Hand {
  time: number;
  isPaused: boolean;
  hasEnded: boolean;
  isSeeking: boolean;
  length: number;
}

/** Makes every video element of the test controllable. */
export function stubMedia(length: number) {
  const hand: Hand = { time: 0, isPaused: true, hasEnded: false, isSeeking: false, length };
  const proto = HTMLMediaElement.prototype;
  const element = () => document.querySelector('video')!;
  const send = (name: string) => fireEvent(element(), new Event(name));
  vi.spyOn(proto, 'load').mockImplementation(() => {
    Object.assign(hand, { time: 0, isPaused: true, hasEnded: false });
  });
  vi.spyOn(proto, 'play').mockImplementation(async () => {
    Object.assign(hand, { isPaused: false, hasEnded: false });
    send('play');
    send('playing');
  });
  vi.spyOn(proto, 'pause').mockImplementation(() => {
    hand.isPaused = true;
    send('pause');
  });
  vi.spyOn(proto, 'currentTime', 'get').mockImplementation(() => hand.time);
  vi.spyOn(proto, 'currentTime', 'set').mockImplementation((seconds) => {
    hand.isSeeking = true;
    hand.time = seconds;
    send('seeking');
    send('timeupdate');
    hand.isSeeking = false;
    send('seeked');
  });
  vi.spyOn(proto, 'duration', 'get').mockImplementation(() => hand.length);
  vi.spyOn(proto, 'paused', 'get').mockImplementation(() => hand.isPaused);
  vi.spyOn(proto, 'ended', 'get').mockImplementation(() => hand.hasEnded);
  vi.spyOn(proto, 'seeking', 'get').mockImplementation(() => hand.isSeeking);
  vi.spyOn(proto, 'readyState', 'get').mockReturnValue(4);
  return {
    hand,
    element,
    send,
    /** The URL was loaded as far as needed. */
    loaded: () => send('loadedmetadata'),
    /** Waits for the URL, and plays. */
    start: async () => {
      await waitFor(() => {
        if (!element().getAttribute('src')) throw new Error('The video has no address yet');
      });
      send('loadedmetadata');
      await element().play();
    },
    /** Continues in steps of a quarter of a second. */
    run: (seconds: number) => {
      for (let at = 0; at < seconds; at += 0.25) {
        hand.time += 0.25;
        send('timeupdate');
      }
    },
    /** Plays to the end. */
    end: () => {
      Object.assign(hand, { time: hand.length, isPaused: true, hasEnded: true });
      for (const name of ['timeupdate', 'pause', 'ended']) send(name);
    },
  };
}
