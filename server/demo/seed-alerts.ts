import { eq } from 'drizzle-orm';
import { alertMatches, savedSearches } from '#shared/alerts/tables.ts';
import { canonicalSearch } from '#shared/alerts/search.ts';
import type { Context } from '../context.ts';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import { personId, workId } from './identifiers.ts';

const COLLECTOR = personId('edmund-achter');

interface Planned {
  name: string;
  search: string;
  channel: 'bell' | 'email';
  savedDaysAgo: number;
  seenDaysAgo: number;
  pausedDaysAgo?: number;
  /** Found since then, the newest first. */
  found: number[];
}

const PLAN: Planned[] = [
  {
    name: 'Blue works on paper, under $500',
    search: 'q=blue paper&maxPrice=500&forSale=true',
    channel: 'bell',
    savedDaysAgo: 40,
    seenDaysAgo: 4,
    found: [6, 30, 54],
  },
  {
    name: 'Hanne Fjeld, for sale',
    search: 'q=by Hanne Fjeld&forSale=true',
    channel: 'bell',
    savedDaysAgo: 60,
    seenDaysAgo: 11,
    found: [46],
  },
  {
    name: '“harbor”',
    search: 'q=harbor&orientation=landscape&making=hand',
    channel: 'email',
    savedDaysAgo: 24,
    seenDaysAgo: 24,
    found: [],
  },
  {
    name: 'Warm, large textiles',
    search: 'q=warm textile&category=handmade_art&size=large',
    channel: 'email',
    savedDaysAgo: 90,
    seenDaysAgo: 30,
    pausedDaysAgo: 20,
    found: [],
  },
];

/** A collector's saved searches: with news, without, and paused. Only once. */
export async function seedAlerts({ db }: Context, now: Date): Promise<void> {
  if ((await db.$count(savedSearches, eq(savedSearches.userId, COLLECTOR))) > 0) return;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.transaction(async (tx) => {
    for (const { name, search, channel, savedDaysAgo, seenDaysAgo, pausedDaysAgo, found } of PLAN) {
      const [saved] = await tx
        .insert(savedSearches)
        .values({
          userId: COLLECTOR,
          name,
          search: canonicalSearch(search),
          channel,
          createdAt: before(savedDaysAgo),
          seenAt: before(seenDaysAgo),
          pausedAt: pausedDaysAgo === undefined ? null : before(pausedDaysAgo),
        })
        .returning({ id: savedSearches.id });
      if (found.length === 0) continue;
      await tx.insert(alertMatches).values(
        found.map((work, index) => ({
          searchId: saved!.id,
          artworkId: workId(work),
          isPending: false,
          createdAt: new Date(before(seenDaysAgo - 1).getTime() - index * HOUR_MS),
        })),
      );
    }
  });
}
