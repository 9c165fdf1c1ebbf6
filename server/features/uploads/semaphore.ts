/** Runs at most `width` pieces of work at one time; the rest wait in order. */
export function createSemaphore(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next one in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
