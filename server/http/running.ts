/** Work that must end before the database is closed: of requests, also when the caller hangs up, and behind answers. */
const running = new Set<Promise<unknown>>();

export function track<T>(work: Promise<T>): Promise<T> {
  running.add(work);
  const remove = (): void => void running.delete(work);
  work.then(remove, remove);
  return work;
}

/** Resolves when nothing runs. */
export async function allDone(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
