/** Like Promise.all, but waits for the others after a failure: nothing continues in the background. */
export async function allEnded(running: Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(running)) if (end.status === 'rejected') throw end.reason;
}
