import type { Context } from '#server/context.ts';
import { ANONYMOUS_VIEWER } from '#server/events/read-cache.ts';
import { hasPremiumCourse } from './queries.ts';

const KEPT_MS = 60_000;

/**
 * Whether Premium unlocks any course, for documents. They never wait for the database: it is asked beside them, once a
 * minute, and until it answers what was known before holds.
 */
export function watchPremiumCourses({ reads, clock }: Context): () => boolean {
  let known = true;
  let askedAt = -Infinity;
  const read = (): boolean => {
    const now = clock.now().getTime();
    if (now - askedAt >= KEPT_MS) {
      askedAt = now;
      hasPremiumCourse(reads.db, ANONYMOUS_VIEWER).then(
        (found) => (known = found),
        () => {},
      );
    }
    return known;
  };
  read();
  return read;
}
