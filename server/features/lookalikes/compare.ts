/** Finds works of other members whose pictures are nearly the same. */
import type { Context } from '#server/context.ts';
import type { Lookalike } from '#server/events/events.ts';
import { type Aligned, align } from './align.ts';
import { type Pictured, listPictures } from '#server/features/artworks/public.ts';
import { type Question, cutOf, distance, positionOf, questionsOf } from './hash.ts';
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
  artworkId: string;
  crop: number;
  bits: number;
}
/** A new picture of the work. */
interface Asked extends Pictured {
  pictures: { whole: Picture; trimmed: Picture };
}
/** A picture of another work that matches it. */
interface Match extends Near, Aligned {
  asked: Asked;
  other: Other;
  picture: Pictured;
}

/** One place a picture of a work, as the crops of its hashes count. */
const placeOf = (artworkId: string, position: number): string => `${artworkId}/${position}`;

/** Finds the nearest hash of each picture. */
async function findNearest(ctx: Context, questions: Question[]): Promise<Map<string, Near>> {
  const nearest = new Map<string, Near>();
  for (const question of questions) {
    for (const { artworkId, crop, hash } of await findNear(ctx.pool, question.hash)) {
      const bits = distance(question.hash, hash);
      const place = placeOf(artworkId, positionOf(crop));
      if (bits < (nearest.get(place)?.bits ?? Infinity))
        nearest.set(place, { question, artworkId, crop, bits });
    }
  }
  return nearest;
}

async function confirm(ctx: Context, { imageUrl }: Pictured, near: Near): Promise<Aligned | null> {
  const file = await readPicture(ctx, imageUrl);
  const seen = file && (await readPictures(file).catch(() => null));
  if (!seen) return null;
  const aligned = align(near.question.pixels, seen.whole, cutOf(near.crop));
  return aligned.likeness < MIN_LIKENESS ? null : aligned;
}

/** The part of the older picture that the newer one lacks, in percent; the question may be a part of it, too. */
function cutPercent({ cut: [left, top, right, bottom], question }: Match): number {
  const [askedLeft, askedTop, askedRight, askedBottom] = question.cut;
  const across = (1 - left - right) / (1 - askedLeft - askedRight);
  const down = (1 - top - bottom) / (1 - askedTop - askedBottom);
  return Math.max(0, Math.round(100 * (1 - Math.min(across, down))));
}

/** Finds near pictures of works by others, and confirms them on the pixels. */
export async function findMatches(ctx: Context, work: Work, asked: Asked): Promise<Match[]> {
  const nearest = [...(await findNearest(ctx, questionsOf(asked.pictures))).values()];
  const ids = [...new Set(nearest.map(({ artworkId }) => artworkId))].filter((id) => id !== work.id);
  if (ids.length === 0) return [];
  const others = new Map((await listOthers(ctx.db, ids, work.userId)).map((other) => [other.id, other]));
  const pictures = new Map(
    (await listPictures(ctx.db, [...others.keys()])).map((picture) => [
      placeOf(picture.artworkId, picture.position),
      picture,
    ]),
  );
  const candidates = nearest
    .flatMap((near) => {
      const other = others.get(near.artworkId);
      const picture = pictures.get(placeOf(near.artworkId, positionOf(near.crop)));
      return other && picture ? [{ ...near, asked, other, picture }] : [];
    })
    .toSorted((one, another) => one.bits - another.bits);
  const matches: Match[] = [];
  for (const candidate of candidates.slice(0, MOST)) {
    const aligned = await confirm(ctx, candidate.picture, candidate);
    if (aligned) matches.push({ ...candidate, ...aligned });
  }
  return matches;
}

const order = ({ other }: Match): number => (other.stolenAt ? 2 : 0) + (other.isHidden ? 1 : 0);

/** The pair that a moderator is shown: with the oldest one, rather than with a copy of it. Null: nothing matches. */
export function pairOf(work: Work, matches: Match[]): Lookalike | null {
  const [match] = matches.toSorted(
    (one, other) =>
      order(one) - order(other) || one.picture.createdAt.getTime() - other.picture.createdAt.getTime(),
  );
  if (!match) return null;
  const { asked, picture } = match;
  // Two that were published at the same time may both find the other one.
  const [older, newer] = picture.createdAt <= asked.createdAt ? [picture, asked] : [asked, picture];
  const stolen = matches.flatMap(({ other }) => other.stolenAt ?? []);
  return {
    newerId: newer.artworkId,
    olderId: older.artworkId,
    newerImageUrl: newer.imageUrl,
    olderImageUrl: older.imageUrl,
    bits: match.bits,
    likeness: Math.round(100 * match.likeness),
    isMirrored: match.question.isMirrored,
    cropped: cutPercent(match),
    othersCount: new Set(matches.map(({ artworkId }) => artworkId)).size - 1,
    stolenAt: newer.artworkId === work.id ? (stolen[0] ?? null) : null,
  };
}
