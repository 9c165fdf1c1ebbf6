import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from './outage.ts';

const PAUSE_MS = 500;
/** Long enough for a database that starts, or that many processes connect to at once. */
const PATIENCE_MS = 60_000;

/**
 * For what a start cannot do without: repeats it while the database does not answer, and says so once.
 * @param open leaves nothing behind when it fails
 */
export async function untilAnswers<T>(
  open: () => Promise<T>,
  progress: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (let until = 0; ; await sleep(PAUSE_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!isOutage(error) || (until > 0 && Date.now() > until)) throw error;
      if (until === 0) progress('The database does not respond. Waiting for it');
      until ||= Date.now() + patienceMs;
    }
  }
}
