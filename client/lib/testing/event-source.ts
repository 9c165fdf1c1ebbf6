/** The browser's EventSource without a server: tests open it, drop it and send events. */
import type { LiveSignal } from '#shared/kernel/live.ts';

export class StubEventSource extends EventTarget {
  static all: StubEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    StubEventSource.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Streams that are open now. */
  static open(): StubEventSource[] {
    return StubEventSource.all.filter((source) => !source.isClosed);
  }
}

/** Sends an event to every open stream, like the server. */
export function sendSignal(signal: LiveSignal): void {
  for (const source of StubEventSource.open()) {
    source.dispatchEvent(new MessageEvent(signal.type, { data: JSON.stringify(signal) }));
  }
}
