/** No data for this long: the remote server is gone, or the member does not want it any more. */
const SILENT_MS = 30_000;
const PAUSED_MS = 5 * 60_000;

export interface PauseController {
  /** Called for every chunk; waits while paused. */
  pass(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends it for good: nothing waits, and no timeout fires any more. */
  end(): void;
}

/** @param onSilence no data for half a minute, or five minutes while paused */
export function createPauseController(onSilence: () => void): PauseController {
  let closed: PromiseWithResolvers<void> | null = null;
  let isOver = false;
  let timer = setTimeout(onSilence, SILENT_MS);
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(onSilence, ms);
  };
  const open = (): void => {
    closed?.resolve();
    closed = null;
  };
  return {
    async pass() {
      wait(closed ? PAUSED_MS : SILENT_MS);
      await closed?.promise;
    },
    pause() {
      closed ??= Promise.withResolvers();
      wait(PAUSED_MS);
    },
    resume() {
      open();
      wait(SILENT_MS);
    },
    end() {
      isOver = true;
      clearTimeout(timer);
      open();
    },
  };
}
