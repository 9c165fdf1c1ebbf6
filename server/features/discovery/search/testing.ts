/** The works of the demo gallery as tests of search need them, with a member who searches. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { expect } from 'vitest';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { deliveryOf } from '#server/demo/delivery.ts';
import { makingOf, sizeOf, tagsOf } from '#server/demo/making.ts';
import { EDITION_SIZES } from '#server/demo/sales-plan.ts';
import { MEMBERS, PEOPLE, WORKS } from '#server/demo/manifest.ts';
import { MEDIA } from '#server/demo/media-folder.ts';
import { measurePalette } from '#server/features/artworks/palette/measure.ts';
import { savePalette } from '#server/features/artworks/palette/queries.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';

async function hang(app: TestApp): Promise<void> {
  const artists = new Map<string, string>();
  for (const person of [...MEMBERS, ...PEOPLE]) {
    if (artists.has(person.slug)) continue;
    const { firstName, lastName, artistName, bio, city } = person;
    artists.set(person.slug, (await createMember(app, { firstName, lastName, artistName, bio, city })).id);
  }
  for (const work of WORKS) {
    const picture = await readFile(path.join(MEDIA, work.file));
    const { width, height } = await sharp(picture).metadata();
    const row = await createArtwork(app, {
      width,
      height,
      userId: artists.get(work.artist)!,
      title: work.title,
      description: work.description,
      altText: work.alt,
      medium: work.medium,
      category: work.category,
      making: makingOf(work),
      tags: tagsOf(work),
      ...sizeOf(work, width > height),
      ...deliveryOf(work.id),
      editionSize: EDITION_SIZES[work.id] ?? null,
      isForSale: work.isForSale,
      price: work.isForSale && work.priceUsd !== null ? work.priceUsd.toFixed(2) : null,
    });
    await savePalette(app.ctx.db, row.id, await measurePalette(picture));
  }
}

/** None of them is sold. */
export async function openDemoWorks() {
  const app = await startTestApp();
  const viewer = await createMember(app);
  await hang(app);
  const get = async <Answer>(endpoint: string, params: Record<string, string>): Promise<Answer> => {
    const query = new URLSearchParams(params).toString();
    const answer = await request(app.server)
      .get(`/api/${endpoint}?${query}`)
      .set('Cookie', viewer.cookie)
      .expect(200);
    return answer.body as Answer;
  };
  const titles = async (params: Record<string, string>): Promise<string[]> =>
    (await get<{ title: string }[]>('artworks', params)).map(({ title }) => title);
  /** As on the screen: what matches all words, then what matches fewer, then others where there are hardly any. */
  const found = async (q: string): Promise<string[]> => {
    const { others } = await counted<SearchSummary>('summary', q);
    const lists = [
      await titles({ q }),
      await titles({ q, match: 'any' }),
      others > 0 ? await titles({ q, match: 'others' }) : [],
    ].flat();
    expect(lists, 'in two lists').toHaveLength(new Set(lists).size);
    return lists;
  };
  const counted = <Counts>(what: 'summary' | 'facets', q: string): Promise<Counts> =>
    get<Counts>(`search/${what}`, { q });
  return { app, viewer, get, titles, found, counted };
}
