/** Runs at most `width` tasks at a time; the others wait in order. */
export function createSemaphore(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
