import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import type { Context } from '../context.ts';
import { artworkOwner } from '#server/features/artworks/public.ts';
import { attachUpload, storeUpload } from '#server/features/uploads/public.ts';
import { NOT_STATED, withSignature } from './said-by-files.ts';
import { allEnded } from './all-ended.ts';
import { planPublication } from './calendar.ts';
import { creditOf } from './credits.ts';
import { deliveryOf } from './delivery.ts';
import { personId, workId } from './identifiers.ts';
import { makingOf, sizeOf, tagsOf } from './making.ts';
import { type DemoWork, WORKS } from './manifest.ts';
import { MEDIA } from './media-folder.ts';
import { EDITION_SIZES } from './sales-plan.ts';

/** Two images are rendered at the same time, meanwhile others are stored. */
const AT_ONCE = 4;

async function seedWork(ctx: Context, work: DemoWork, createdAt: Date): Promise<void> {
  const userId = personId(work.artist);
  const bytes = await readFile(path.join(MEDIA, work.file));
  const picture = { bytes, contentType: `image/${path.extname(work.file).slice(1)}` };
  const stored = await storeUpload(ctx, userId, await withSignature(ctx, work.id, picture));
  await ctx.db.transaction(async (tx) => {
    const image = await attachUpload(tx, artworkOwner, { userId, imageUrl: stored.objectPath });
    await tx.insert(artworks).values({
      id: workId(work.id),
      userId,
      title: work.title,
      description: work.description,
      altText: work.alt,
      medium: work.medium,
      category: work.category,
      making: work.id === NOT_STATED ? null : makingOf(work),
      tags: tagsOf(work),
      imageUrl: image.objectPath,
      width: image.width,
      height: image.height,
      placeholder: image.placeholder,
      price: work.isForSale && work.priceUsd !== null ? work.priceUsd.toFixed(2) : null,
      editionSize: EDITION_SIZES[work.id] ?? null,
      ...deliveryOf(work.id),
      ...sizeOf(work, image.width > image.height),
      isForSale: work.isForSale,
      isNftAvailable: work.isNftAvailable,
      license: work.license,
      credit: creditOf(work),
      createdAt,
      updatedAt: createdAt,
    });
  });
}

/** Publishes the missing works; each completely or not at all. */
export async function seedWorks(ctx: Context, now: Date, progress: (line: string) => void): Promise<void> {
  const ids = WORKS.map((work) => workId(work.id));
  const there = await ctx.db.select({ id: artworks.id }).from(artworks).where(inArray(artworks.id, ids));
  const published = new Set(there.map((row) => row.id));
  const createdAt = new Map(
    planPublication(now.getTime()).map((work) => [work.id, new Date(work.createdAt)]),
  );
  const left = WORKS.filter((work) => !published.has(workId(work.id)));
  let done = published.size;
  const publish = async () => {
    for (let work = left.shift(); work; work = left.shift()) {
      await seedWork(ctx, work, createdAt.get(work.id)!);
      done += 1;
      if (done % 15 === 0) progress(`  ${done} of ${WORKS.length} works hung`);
    }
  };
  await allEnded(
    Array.from({ length: AT_ONCE }, () =>
      publish().catch((error: unknown) => {
        left.length = 0;
        throw error;
      }),
    ),
  );
}
