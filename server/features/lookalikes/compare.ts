/** Finds works of other members whose pictures are nearly the same. */
import type { Context } from '#server/context.ts';
import type { Lookalike } from '#server/events/events.ts';
import { type Aligned, align } from './align.ts';
import { type Question, cutOf, distance, questionsOf } from './hash.ts';
import { findNear } from './near.ts';
import { type Picture, readPictures } from './picture.ts';
import { type Other, type Work, listOthers } from './queries.ts';
import { readPicture } from './read-picture.ts';

/** Likeness over 32 x 32 pixels where they agree best; different pictures stay below. */
export const MIN_LIKENESS = 0.9;
/** The nearest; each takes some ten milliseconds. */
const MOST = 20;

interface Near {
  question: Question;
  crop: number;
  bits: number;
}
interface Match extends Other, Near, Aligned {}

/** Finds the nearest hash of each work. */
async function findNearest(ctx: Context, questions: Question[]): Promise<Map<string, Near>> {
  const nearest = new Map<string, Near>();
  for (const question of questions) {
    for (const { artworkId, crop, hash } of await findNear(ctx.pool, question.hash)) {
      const bits = distance(question.hash, hash);
      if (bits < (nearest.get(artworkId)?.bits ?? Infinity)) nearest.set(artworkId, { question, crop, bits });
    }
  }
  return nearest;
}

async function confirm(ctx: Context, work: Other, near: Near): Promise<Match[]> {
  const picture = await readPicture(ctx, work.imageUrl);
  const seen = picture && (await readPictures(picture).catch(() => null));
  if (!seen) return [];
  const aligned = align(near.question.pixels, seen.whole, cutOf(near.crop));
  return aligned.likeness < MIN_LIKENESS ? [] : [{ ...work, ...near, ...aligned }];
}

/** The part of the older picture that the newer one lacks, in percent; the question may be a part of it, too. */
function cutPercent({ cut: [left, top, right, bottom], question }: Match): number {
  const [askedLeft, askedTop, askedRight, askedBottom] = question.cut;
  const across = (1 - left - right) / (1 - askedLeft - askedRight);
  const down = (1 - top - bottom) / (1 - askedTop - askedBottom);
  return Math.max(0, Math.round(100 * (1 - Math.min(across, down))));
}

/** Finds near pictures, and confirms them on the pixels. */
export async function findMatches(
  ctx: Context,
  work: Work,
  pictures: { whole: Picture; trimmed: Picture },
): Promise<Match[]> {
  const nearest = await findNearest(ctx, questionsOf(pictures));
  nearest.delete(work.id);
  if (nearest.size === 0) return [];
  const others = (await listOthers(ctx.db, [...nearest.keys()], work.userId))
    .map((other) => ({ other, near: nearest.get(other.id)! }))
    .toSorted((one, another) => one.near.bits - another.near.bits);
  const matches: Match[] = [];
  for (const { other, near } of others.slice(0, MOST)) matches.push(...(await confirm(ctx, other, near)));
  return matches;
}

const order = (match: Match): number => (match.stolenAt ? 2 : 0) + (match.isHidden ? 1 : 0);

/** The pair that a moderator is shown: with the oldest one, rather than with a copy of it. Null: nothing matches. */
export function pairOf(work: Work, matches: Match[]): Lookalike | null {
  const [match] = matches.toSorted(
    (one, other) => order(one) - order(other) || one.createdAt.getTime() - other.createdAt.getTime(),
  );
  if (!match) return null;
  // Two that were published at the same time may both find the other one.
  const [older, newer] = match.createdAt <= work.createdAt ? [match, work] : [work, match];
  const stolen = matches.flatMap(({ stolenAt }) => (stolenAt ? [stolenAt] : []));
  return {
    newerId: newer.id,
    olderId: older.id,
    bits: match.bits,
    likeness: Math.round(100 * match.likeness),
    isMirrored: match.question.isMirrored,
    cropped: cutPercent(match),
    othersCount: matches.length - 1,
    stolenAt: newer === work ? (stolen[0] ?? null) : null,
  };
}
