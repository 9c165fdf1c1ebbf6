/** Requests whose work is not done: it goes on when the caller hangs up, and must end before the database is closed. */
const running = new Set<Promise<unknown>>();

export function track<T>(work: Promise<T>): Promise<T> {
  running.add(work);
  const forget = (): void => void running.delete(work);
  work.then(forget, forget);
  return work;
}

/** Resolves when nothing runs. */
export async function allDone(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
