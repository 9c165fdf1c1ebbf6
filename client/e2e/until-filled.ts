import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the videos and courses of a demo gallery, which arrive after it opens. */
export async function untilFilled(url: string): Promise<void> {
  while (/ filling"/.test(await (await fetch(url)).text())) await sleep(500);
}
