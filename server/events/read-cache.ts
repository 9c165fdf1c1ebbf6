/** What many callers read alike, for a second at most; a change of cards drops everything. */
import type { Context } from '../context.ts';
import type { Member } from '../http/route.ts';

const FRESH_MS = 1000;
/** Longest time from announcing a change to its commit; a rolled back change is never reported again. */
const CHANGE_MS = 5000;
const MAX_READS = 300;

/** A viewer without likes, follows, blocks or hidden works: sees what most members see. */
export const ANONYMOUS_VIEWER: Member = { id: '00000000-0000-0000-0000-000000000000', role: 'member' };

export interface ReadCache<T> {
  /**
   * Null while a change is pending: its author may see it before this process learns of the commit. Also null for what
   * is asked for the first time, unless it `isPopular`.
   */
  get(key: string, load: () => Promise<T>, isPopular?: boolean): Promise<T> | null;
}

export function createReadCache<T>({ live }: Pick<Context, 'live'>): ReadCache<T> {
  /** Oldest first. */
  const reads = new Map<string, { at: number; value: Promise<T> | null }>();
  /** Changes announced here, by token, with their expiry. */
  const changes = new Map<string, number>();
  live.onCardsDropping((token) => {
    changes.set(token, performance.now() + CHANGE_MS);
    reads.clear();
  });
  live.onCardsDropped((token) => {
    changes.delete(token);
    // Includes a read in progress: it may have started before the commit.
    reads.clear();
  });
  live.onGap(() => reads.clear());

  const isChanging = (now: number): boolean => {
    for (const [token, until] of changes) if (until < now) changes.delete(token);
    return changes.size > 0;
  };
  return {
    get(key, load, isPopular = true) {
      const now = performance.now();
      if (isChanging(now)) return null;
      const cached = reads.get(key);
      const isFresh = cached !== undefined && now - cached.at < FRESH_MS;
      if (isFresh && cached.value) return cached.value;
      reads.delete(key);
      for (const oldest of reads.keys()) if (reads.size >= MAX_READS) reads.delete(oldest);
      const value = isPopular || isFresh ? load() : null;
      reads.set(key, { at: now, value });
      value?.catch(() => reads.delete(key));
      return value;
    },
  };
}
