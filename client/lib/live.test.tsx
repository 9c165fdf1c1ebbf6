import type { ReactElement } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLive, useLiveReopened, useLiveStream, useLiveTopic } from './live.ts';
import { StubEventSource, sendSignal } from './testing/event-source.ts';

const ARTWORK = '22222222-2222-4222-8222-222222222222';
const heard = vi.fn();
const reread = vi.fn();

function Window({ topic }: { topic?: string }) {
  useLiveStream();
  useLive('likes', heard);
  useLiveReopened(reread);
  return topic ? <Topic topic={topic} /> : null;
}
function Topic({ topic }: { topic: string }) {
  useLiveTopic(topic);
  return null;
}
const happens = (source: StubEventSource | undefined, name: 'open' | 'error') =>
  act(() => {
    source?.dispatchEvent(new Event(name));
  });
/** The stream opens after the screen is drawn. */
function show(element: ReactElement) {
  const shown = render(element);
  vi.advanceTimersByTime(1);
  return shown;
}
const opened = (source: StubEventSource | undefined) => happens(source, 'open');
const likes = { type: 'likes', artworkId: ARTWORK, likesCount: 3 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  reread.mockClear();
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('the live stream', () => {
  it('is opened once, and passes signals on while the screen is mounted', () => {
    const { unmount } = show(
      <>
        <Window />
        <Window />
      </>,
    );
    expect(StubEventSource.open()).toHaveLength(1);
    sendSignal(likes);
    expect(heard).toHaveBeenCalledTimes(2);
    unmount();
    vi.advanceTimersByTime(1);
    expect(StubEventSource.open()).toHaveLength(0);
  });

  it('refetches everything after a reconnect, not when it first opens', () => {
    show(<Window />);
    opened(StubEventSource.open()[0]);
    expect(reread).not.toHaveBeenCalled();
    happens(StubEventSource.open()[0], 'error');
    expect(StubEventSource.open()).toHaveLength(0);
    vi.advanceTimersByTime(3000);
    opened(StubEventSource.open()[0]);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('changes the topic without a gap', () => {
    const { rerender } = show(<Window />);
    opened(StubEventSource.open()[0]);
    rerender(<Window topic={`artwork:${ARTWORK}`} />);
    const [first, second] = StubEventSource.open();
    expect(second?.url).toContain(encodeURIComponent(`artwork:${ARTWORK}`));
    expect(first?.isClosed).toBe(false);
    opened(second);
    expect(first?.isClosed).toBe(true);
    expect(reread).not.toHaveBeenCalled();
  });
});
