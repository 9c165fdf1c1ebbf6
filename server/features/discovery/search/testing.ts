/** The works of the demo gallery as tests of search need them, with a member who searches. */
import path from 'node:path';
import request from 'supertest';
import { expect } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { readObjects } from '#server/demo/recording.ts';
import { fillRows } from '#server/demo/testing.ts';
import { startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';

/** None of them is sold or liked, and the newest is the last of the media folder. */
export async function openDemoWorks() {
  const app = await startTestApp({ fill: fillRows });
  const { db, pool } = app.ctx;
  await pool.query('truncate offers, purchases, likes, comments, artwork_views cascade');
  await pool.query(
    'delete from artworks where is_hidden or user_id in (select id from users where suspended_until is not null)',
  );
  await pool.query(`update artworks set is_for_sale = price is not null, sold_at = null,
    likes_count = 0, comments_count = 0, views_count = 0`);
  for (const [place, { key }] of readObjects()
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .entries())
    await pool.query(
      `update artworks set created_at = now() + make_interval(secs => $1) where image_url = '/objects/' || $2`,
      [place / 1000, path.basename(key)],
    );
  const works = await db.select().from(artworks);
  const viewer = await createMember(app);
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
  return { app, works, viewer, get, titles, found, counted };
}
