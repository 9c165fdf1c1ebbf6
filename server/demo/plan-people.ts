/** Plans the people behind likes, follows and views. Pairs are distinct; no one likes or follows themselves. */
import { DAY_MS, type PlannedWork, dayOf } from './calendar.ts';
import { FOLLOWERS } from './figures.ts';
import { personId, workId } from './identifiers.ts';
import { MEMBERS } from './manifest.ts';
import { createRandom } from './random.ts';
import type { Mark } from './score-awards.ts';

export interface LikeRow {
  user_id: string;
  artwork_id: string;
  created_at: string;
}

/** @param audience ids of the audience; the gallery's people take part as well */
export function assignLikes(works: PlannedWork[], likes: Mark[], audience: string[]): LikeRow[] {
  const random = createRandom(412);
  const people = MEMBERS.map((member) => personId(member.slug));
  const byWork = Map.groupBy(likes, (like) => like.work);
  return works.flatMap((work) => {
    const marks = byWork.get(work.id) ?? [];
    // Mixes a few of the gallery's people with the audience.
    const own = random.sample(people, Math.min(4, marks.length));
    const others = random.sample(audience, marks.length);
    const fans = [...own, ...others].filter((id) => id !== personId(work.artist)).slice(0, marks.length);
    return random.sample(fans, fans.length).map((userId, index) => ({
      user_id: userId,
      artwork_id: workId(work.id),
      created_at: new Date(marks[index]!.time).toISOString(),
    }));
  });
}

export function planFollows(audience: string[], now: number) {
  const random = createRandom(486);
  return Object.entries(FOLLOWERS).flatMap(([slug, count]) => {
    const others = MEMBERS.filter((m) => m.slug !== slug).map((m) => personId(m.slug));
    const own = random.sample(others, 5);
    return [...own, ...random.sample(audience, count - own.length)].map((follower) => ({
      follower_id: follower,
      following_id: personId(slug),
      created_at: new Date(now - random.next() * 420 * DAY_MS).toISOString(),
    }));
  });
}

/** Everyone who likes has viewed; others only view. One view per member, work and UTC day. */
export function planViews(works: PlannedWork[], likes: LikeRow[], audience: string[], now: number) {
  const random = createRandom(60);
  const seen = new Set(
    likes.map((like) => `${like.artwork_id} ${like.user_id} ${like.created_at.slice(0, 10)}`),
  );
  for (const work of works) {
    const life = now - work.createdAt;
    const count = work.likes * 5 + Math.round(((work.id * 53) % 190) * Math.min(1, life / (30 * DAY_MS)));
    for (let i = 0; i < count; i++) {
      const day = dayOf(work.createdAt + life * random.next() ** 1.5);
      seen.add(`${workId(work.id)} ${audience[random.below(audience.length)]} ${day}`);
    }
  }
  return [...seen].map((key) => {
    const [artwork_id, user_id, day] = key.split(' ');
    return { artwork_id, user_id, day };
  });
}
