/**
 * The tab's event stream. Every signal is a hint to refetch; whenever the stream reconnects, everything
 * that depends on signals is refetched, so a dropped connection loses nothing and repeats nothing.
 */
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { LIVE_AGE_MS, LIVE_PATH, LiveSignal, type LiveType } from '#shared/kernel/live.ts';

type SignalOf<T extends LiveType> = Extract<LiveSignal, { type: T }>;
type Handler = (signal: LiveSignal) => void;

const TYPES: readonly LiveType[] = [
  'message',
  'messages_read',
  'notification',
  'order',
  'project',
  'premium',
  'suspension',
  'role',
  'queue',
  'video',
  'saved',
  'likes',
  'comments',
  'artwork',
  'member',
];
/** A hidden tab closes its connection, because browsers allow few per site. */
const HIDDEN_MS = 60_000;
const REOPEN_MS = 3000;
/** What a screen shows is read a moment before it watches its topic. */
const BEFORE_TOPIC_MS = 1000;

const handlers = new Map<LiveType, Set<Handler>>();
const reopened = new Set<() => void>();
let users = 0;
let topic: string | undefined;
let source: EventSource | null = null;
let wasOpen = false;
/** When the page began to read, in milliseconds since its navigation. */
let readSince = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function receive(event: MessageEvent<string>): void {
  const result = z.safeParse(LiveSignal, JSON.parse(event.data));
  if (!result.success) return;
  for (const handle of handlers.get(result.data.type) ?? []) handle(result.data);
}

function open(): void {
  clearTimeout(timer);
  const previous = source;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  // After a reconnect everything is read again.
  const age = previous ? BEFORE_TOPIC_MS : wasOpen ? 0 : performance.now() - readSince;
  const query = new URLSearchParams({
    ...(topic && { topic }),
    ...(zone && { zone }),
    age: String(Math.min(Math.ceil(age), LIVE_AGE_MS)),
  });
  const next = new EventSource(`${LIVE_PATH}?${query}`);
  source = next;
  for (const type of TYPES) next.addEventListener(type, receive);
  next.addEventListener('open', () => {
    // The new stream starts before the old one ends, so no signal is lost in between.
    if (previous) previous.close();
    else if (wasOpen) for (const read of reopened) read();
    wasOpen = true;
  });
  next.addEventListener('error', () => {
    if (source !== next) return;
    previous?.close();
    next.close();
    source = null;
    timer = setTimeout(() => users > 0 && !document.hidden && open(), REOPEN_MS);
  });
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
}

function onVisibility(): void {
  clearTimeout(timer);
  if (document.hidden) timer = setTimeout(close, HIDDEN_MS);
  else if (!source && users > 0) open();
}

/** Keeps the stream open while mounted; only signed-in pages may use it. */
export function useLiveStream(): void {
  useEffect(() => {
    users += 1;
    if (users === 1) {
      document.addEventListener('visibilitychange', onVisibility);
      // Not as part of drawing the first screen: the time zone alone takes a phone 70 ms to find out.
      timer = setTimeout(() => users > 0 && !source && open());
    }
    return () => {
      users -= 1;
      // The next page's shell mounts at the same time: only a page without one closes the stream.
      setTimeout(() => {
        if (users > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        close();
        wasOpen = false;
        readSince = performance.now();
      });
    };
  }, []);
}

/** Calls `handle` for every signal of the type. */
export function useLive<T extends LiveType>(type: T, handle: (signal: SignalOf<T>) => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    const listener: Handler = (signal) => latest(signal as SignalOf<T>);
    const listeners = handlers.get(type) ?? new Set();
    handlers.set(type, listeners.add(listener));
    return () => void listeners.delete(listener);
  }, [type]);
}

/** Calls `read` after a reconnect, because signals may have been missed. */
export function useLiveReopened(read: () => void): void {
  const latest = useEffectEvent(read);
  useEffect(() => {
    const listener = () => latest();
    reopened.add(listener);
    return () => void reopened.delete(listener);
  }, []);
}

/** Watches `artwork:<id>`, `member:<id>` or `project:<id>` while the screen shows it. */
export function useLiveTopic(watched: string): void {
  useEffect(() => {
    topic = watched;
    if (source) open();
    return () => {
      if (topic === watched) topic = undefined;
    };
  }, [watched]);
}
