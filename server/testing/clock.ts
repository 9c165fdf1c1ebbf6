/** A clock that tests can move. */
export interface TestClock {
  now(): Date;
  /** @param ms milliseconds */
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => {
      offset += ms;
    },
  };
}
