/** When the next video ad is due, and which one: kept in sessionStorage, across navigation and reloads. */
import { VIDEO_AD_INTERVAL_MS } from '#shared/kernel/limits.ts';

const KEY = 'atelier:video-ad';
interface Due {
  /** Milliseconds since 1970. */
  at: number;
  turn: number;
}

let known: Due | null = null;

function read(): Due | null {
  let text: string | null;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    // Storage is blocked: keep it in memory until the next reload.
    return known;
  }
  const [at, turn] = (text ?? '').split(' ').map(Number);
  return at && turn !== undefined && Number.isInteger(turn) ? { at, turn } : null;
}

function write(due: Due): Due {
  known = due;
  try {
    sessionStorage.setItem(KEY, `${due.at} ${due.turn}`);
  } catch {
    // Kept in memory, see above.
  }
  return due;
}

/** The first one is due an interval after this tab's session began. */
export const dueAd = (): Due => read() ?? write({ at: Date.now() + VIDEO_AD_INTERVAL_MS, turn: 0 });

/** The next one is due an interval after this one opened, and it is the next ad's turn. */
export const adOpened = (): Due => write({ at: Date.now() + VIDEO_AD_INTERVAL_MS, turn: dueAd().turn + 1 });
