/** The browser's EventSource without a server: tests open it, drop it and speak through it. */
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

  /** Those a window holds now. */
  static open(): StubEventSource[] {
    return StubEventSource.all.filter((source) => !source.isClosed);
  }
}

/** As the server would send it to every open stream. */
export function sendSignal(signal: LiveSignal): void {
  for (const source of StubEventSource.open()) {
    source.dispatchEvent(new MessageEvent(signal.type, { data: JSON.stringify(signal) }));
  }
}
