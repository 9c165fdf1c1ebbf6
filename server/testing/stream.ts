/** A tab's event stream, read like a browser does. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH, type LiveSignal } from '#shared/kernel/live.ts';

export interface Stream {
  status: number;
  signals: LiveSignal[];
  /** Resolves with the first signal of the type. Rejects after 15 seconds. */
  next<T extends LiveSignal['type']>(type: T): Promise<Extract<LiveSignal, { type: T }>>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

const WAIT_MS = 15_000;

/** @param origin of the server, e.g. `app.url` @param age for how long the tab has been reading, in milliseconds */
export async function openStream(origin: string, cookie: string, topic?: string, age = 0): Promise<Stream> {
  const aborter = new AbortController();
  const path = `${LIVE_PATH}?${new URLSearchParams({ ...(topic && { topic }), age: String(age) })}`;
  const response = await fetch(new URL(path, origin), { headers: { cookie }, signal: aborter.signal });
  const signals: LiveSignal[] = [];
  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (data) signals.push(JSON.parse(data) as LiveSignal);
      }
    }
  }
  // Closing it ends it too.
  const ended = read().catch(() => {});
  return {
    status: response.status,
    signals,
    async next(type) {
      const until = Date.now() + WAIT_MS;
      while (Date.now() < until) {
        const found = signals.find((signal) => signal.type === type);
        if (found) return found as never;
        await sleep(10);
      }
      throw new Error(`No signal '${type}' came; heard: ${JSON.stringify(signals)}`);
    },
    ended,
    close: () => aborter.abort(),
  };
}
