/**
 * Copies that were found: one waits for a decision, one was hidden and marked as stolen, and the next upload like it is out of
 * the lists. No list shows them: the first one's member is suspended, and the other two are hidden.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { artworks } from '#shared/artworks/tables.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { artworkOwner } from '#server/features/artworks/public.ts';
import { attachUpload, storeUpload } from '#server/features/uploads/public.ts';
import { decideCase, openLookalike } from '#server/features/moderation/public.ts';
import type { Context } from '../context.ts';
import { copyId, personId, workId } from './identifiers.ts';
import { MODERATOR, WORKS } from './manifest.ts';
import { MEDIA } from './media-folder.ts';

interface Copy {
  of: number;
  by: string;
  title: string;
  hoursAgo: number;
  /** Cut off each side, in parts. */
  cut: number;
  isMirrored: boolean;
  bits: number;
  likeness: number;
  othersCount: number;
}
const HARBOR: Copy = {
  of: 15,
  by: 'ilse-marsh',
  title: 'Quiet Harbor',
  hoursAgo: 23,
  cut: 0.06,
  isMirrored: true,
  bits: 4,
  likeness: 97,
  othersCount: 0,
};
const RIBBONS: Copy = {
  of: 47,
  by: 'lars-ekholm',
  title: 'Ribbons, Late',
  hoursAgo: 50,
  cut: 0.05,
  isMirrored: true,
  bits: 4,
  likeness: 96,
  othersCount: 0,
};
const NIGHT: Copy = {
  of: 47,
  by: 'noor-halaby',
  title: 'Night Work',
  hoursAgo: 3,
  cut: 0.03,
  isMirrored: false,
  bits: 2,
  likeness: 98,
  othersCount: 1,
};
const DECIDED_HOURS_AGO = 41;

async function readCopy({ of, cut, isMirrored }: Copy): Promise<Buffer> {
  const image = sharp(await readFile(path.join(MEDIA, WORKS.find(({ id }) => id === of)!.file)));
  const { width, height } = await image.metadata();
  const part = image.extract({
    left: Math.round(cut * width),
    top: Math.round(cut * height),
    width: Math.round((1 - 2 * cut) * width),
    height: Math.round((1 - 2 * cut) * height),
  });
  return (isMirrored ? part.flop() : part).webp({ quality: 80 }).toBuffer();
}

/** The context of that time. */
type At = (hoursAgo: number) => Context;

/** Publishes the copy, with its case. @returns the case */
async function seedCopy(ctx: Context, at: At, copy: Copy, stolenAt: Date | null): Promise<string> {
  const { of, by, title, hoursAgo, cut, isMirrored, bits, likeness, othersCount } = copy;
  const [original] = await ctx.db
    .select()
    .from(artworks)
    .where(eq(artworks.id, workId(of)));
  const then = at(hoursAgo);
  const id = copyId(title);
  const userId = personId(by);
  const stored = await storeUpload(ctx, userId, await readCopy(copy));
  const image = await attachUpload(ctx.db, artworkOwner, { userId, imageUrl: stored.objectPath });
  await ctx.db.insert(artworks).values({
    ...original!,
    id,
    userId,
    title,
    description: null,
    altText: null,
    tags: [],
    imageUrl: image.objectPath,
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    price: '90.00',
    isForSale: true,
    soldAt: null,
    featuredAt: null,
    likesCount: 0,
    viewsCount: 0,
    commentsCount: 0,
    createdAt: then.clock.now(),
    updatedAt: then.clock.now(),
  });
  const pair = { newerId: id, olderId: workId(of), bits, likeness, isMirrored, othersCount, stolenAt };
  await openLookalike(then, ctx.db, { ...pair, cropped: Math.round(200 * cut) });
  const [row] = await ctx.db.select({ id: cases.id }).from(cases).where(eq(cases.subjectId, id));
  return row!.id;
}

/** @param ctx of a transaction */
export async function seedLookalikes(ctx: Context, at: At): Promise<void> {
  await seedCopy(ctx, at, HARBOR, null);
  const decided = at(DECIDED_HOURS_AGO);
  const id = await seedCopy(ctx, at, RIBBONS, null);
  await decideCase(decided, { id: personId(MODERATOR), role: 'moderator' }, id, {
    decision: 'mark_stolen',
    reason: 'stolen_work',
    words: 'The picture is Night Shift by Mina Okoro, mirrored and cropped.',
  });
  await seedCopy(ctx, at, NIGHT, decided.clock.now());
}
