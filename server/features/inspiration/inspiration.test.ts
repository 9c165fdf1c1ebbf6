/** Finding and watching: lists, visibility, likes, views, moderation, search. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { inspirationContent, inspirationLikes, inspirationViews } from '#shared/inspiration/tables.ts';
import { blocks, reports } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createHubVideo, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { countSearchWords } from '#server/features/discovery/search/jobs.ts';

const DAY_MS = 86_400_000;
const HUB = '/api/inspiration-content';
let app: TestApp;
let viewer: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '1000000' } });
  viewer = await createMember(app);
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());

async function call(method: string, to: string, who: TestMember, body?: object) {
  const response = await fetch(app.url + to, {
    method,
    headers: { cookie: who.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { status: response.status, body: text ? (JSON.parse(text) as never) : null, next };
}
const list = async (query: string, who = viewer): Promise<HubVideo[]> =>
  (await call('GET', `${HUB}?${query}`, who)).body!;
const titles = async (query: string, who = viewer) => (await list(query, who)).map(({ title }) => title);
const outcome = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return status >= 400 ? (body as unknown as { code: string }).code : status;
};
const block = (blockerId: string, blockedId: string) =>
  app.ctx.db.insert(blocks).values({ blockerId, blockedId });

describe('lists', () => {
  let artist: TestMember;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  beforeAll(async () => {
    artist = await createMember(app, { artistName: 'Oluwaseun' });
    const add = (title: string, day: number, fields: Parameters<typeof createHubVideo>[1] = {}) =>
      createHubVideo(app, { title, createdAt: at(day), artistId: artist.id, ...fields });
    await add('Salt prints', 1, { viewCount: 5, likeCount: 1 });
    await add('Plotting waves', 2, { viewCount: 9, category: 'digital-art', type: 'masterclass' });
    await add('Harbour light', 3, { viewCount: 5, likeCount: 7, type: 'lecture' });
    await add('A draft of mine', 4, { isPublished: false });
    await add('Still prepared', 5, { video: { status: 'processing', progress: 40 } });
    await add('Could not be read', 6, { video: { status: 'failed', failureCode: 'damaged_video' } });
    await add('Out of sight', 7, { isHidden: true });
  });

  test('show published, ready and visible videos, in three orders', async () => {
    const of = `artistId=${artist.id}`;
    expect(await titles(of)).toEqual(['Harbour light', 'Plotting waves', 'Salt prints']);
    expect(await titles(`${of}&sort=most_viewed`)).toEqual([
      'Plotting waves',
      'Harbour light',
      'Salt prints',
    ]);
    expect(await titles(`${of}&sort=most_liked`)).toEqual(['Harbour light', 'Salt prints', 'Plotting waves']);
  });

  test('can be filtered by category and type', async () => {
    expect(await titles(`artistId=${artist.id}&category=digital-art`)).toEqual(['Plotting waves']);
    expect(await titles(`artistId=${artist.id}&category=photography&type=lecture`)).toEqual([
      'Harbour light',
    ]);
    expect(await titles(`artistId=${artist.id}&type=short-video`)).toEqual([]);
    for (const wrong of ['category=digital_art', 'type=insight', 'sort=oldest', 'mine=false']) {
      expect((await call('GET', `${HUB}?${wrong}`, viewer)).status, wrong).toBe(400);
    }
  });

  test.each(['newest', 'most_viewed', 'most_liked'])('continue where a page ended: %s', async (sort) => {
    const whole = await titles(`artistId=${artist.id}&sort=${sort}`);
    const read: string[] = [];
    for (let to: string | null = `${HUB}?artistId=${artist.id}&sort=${sort}&limit=1`; to;) {
      const page = await call('GET', to, viewer);
      read.push(...(page.body as unknown as HubVideo[]).map(({ title }) => title));
      to = page.next;
    }
    expect(read).toEqual(whole);
  });

  test('refuse another order’s cursor', async () => {
    const { next } = await call('GET', `${HUB}?sort=most_liked&limit=1`, viewer);
    expect(await outcome(call('GET', next!.replace('most_liked', 'newest'), viewer))).toBe('invalid_request');
  });

  test.each([
    ['a figure', ['most_viewed', '9999999999', '2026-01-01T00:00:00.000Z']],
    ['a year', ['newest', '0', '0000-01-01T00:00:00.000Z']],
  ])('refuse a cursor with an invalid %s', async (_what, [sort, k, day]) => {
    const place = [sort, k, day, crypto.randomUUID(), null, null, false];
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect(await outcome(call('GET', `${HUB}?sort=${sort}&cursor=${cursor}`, viewer))).toBe(
      'invalid_request',
    );
  });

  test('contain everything with `mine`, with its progress', async () => {
    const mine = await list('mine=true', artist);
    expect(
      mine.map(({ title, isPublished, isHidden, video }) => [title, isPublished, isHidden, video?.status]),
    ).toEqual([
      ['Out of sight', true, true, 'ready'],
      ['Could not be read', true, false, 'failed'],
      ['Still prepared', true, false, 'processing'],
      ['A draft of mine', false, false, 'ready'],
      ['Harbour light', true, false, 'ready'],
      ['Plotting waves', true, false, 'ready'],
      ['Salt prints', true, false, 'ready'],
    ]);
    expect(mine[2]!.video!.progress).toBe(40);
    expect(await titles('mine=true&q=draft', artist)).toEqual(['A draft of mine']);
    expect(await titles('mine=true')).toEqual([]);
  });

  test('show hidden ones to moderators, and nothing across a block', async () => {
    expect(await titles(`artistId=${artist.id}`, moderator)).toContain('Out of sight');
    const [blocker, blocked] = await Promise.all([createMember(app), createMember(app)]);
    await block(blocker.id, artist.id);
    await block(artist.id, blocked.id);
    for (const who of [blocker, blocked]) expect(await titles(`artistId=${artist.id}`, who)).toEqual([]);
    const hidden = await createMember(app, { isHidden: true, artistName: 'Gone' });
    await createHubVideo(app, { artistId: hidden.id });
    expect(await titles(`artistId=${hidden.id}`)).toEqual([]);
    expect(await titles(`artistId=${hidden.id}`, moderator)).toHaveLength(1);
  });

  test('contain everything a card needs but no URL of the video', async () => {
    const [card] = await list(`artistId=${artist.id}&type=masterclass`);
    expect(card).toMatchObject({
      isGated: true,
      isLiked: false,
      duration: 44,
      viewCount: 9,
      video: null,
      thumbnailUrl: null,
      artist: { id: artist.id, artistName: 'Oluwaseun' },
    });
    expect(JSON.stringify(card)).not.toMatch(/films\/|videos\/|videoUrl|full/);
  });

  test('can be searched, correct typing errors, and follow the author’s name', async () => {
    await countSearchWords(app.ctx);
    expect(await titles('q=plot wave')).toEqual(['Plotting waves']);
    expect(await titles('q=harbuor')).toEqual(['Harbour light']);
    expect(await titles('q=oluwaseun&category=photography')).toEqual(['Harbour light', 'Salt prints']);
    expect(await titles('q=draft')).toEqual([]);
    expect(await titles('q=xylophonic')).toEqual([]);
    for (const odd of ['%22', '%25_', '(', '%F0%9F%98%80']) {
      expect((await call('GET', `${HUB}?q=${odd}`, viewer)).status, odd).toBe(200);
      expect((await call('GET', `${HUB}?mine=true&q=${odd}`, artist)).status, odd).toBe(200);
    }
  });

  test('are part of the global search', async () => {
    const suggested: Suggestion[] = (await call('GET', '/api/search/suggestions?q=plott', viewer)).body!;
    expect(suggested).toMatchObject([{ kind: 'inspiration', title: 'Plotting waves', imageUrl: null }]);
    expect(suggested[0]!.detail).toEqual([{ text: 'Oluwaseun', isMatch: false }]);
    const count = async (q: string, who = viewer) =>
      ((await call('GET', `/api/search/summary?q=${q}`, who)).body as unknown as SearchSummary).inspiration;
    expect([
      await count('plotting'),
      await count('oluwaseun'),
      await count('sight'),
      await count(''),
    ]).toEqual([1, 3, 0, 0]);
    expect(await count('sight', moderator)).toBe(1);
  });
});

test('drafts and unprocessed videos do not exist for others', async () => {
  const artist = await createMember(app, { artistName: 'Ines' });
  const drafts = await Promise.all([
    createHubVideo(app, { artistId: artist.id, isPublished: false }),
    createHubVideo(app, { artistId: artist.id, video: { status: 'waiting' } }),
  ]);
  for (const { id } of drafts) {
    for (const who of [viewer, moderator]) {
      for (const [method, verb] of [
        ['GET', ''],
        ['GET', '/play'],
        ['POST', '/like'],
        ['POST', '/view'],
        ['DELETE', ''],
      ] as const) {
        expect(await outcome(call(method, `${HUB}/${id}${verb}`, who))).toBe('content_not_found');
      }
    }
    expect(await outcome(call('GET', `${HUB}/${id}`, artist))).toBe(200);
  }
  expect(await outcome(call('GET', `${HUB}/${drafts[1].id}/play`, artist))).toBe('video_not_ready');
});

describe('likes', () => {
  test('count once per member under concurrency, and are no edit', async () => {
    const { id, updatedAt } = await createHubVideo(app);
    const members = await Promise.all(Array.from({ length: 20 }, () => createMember(app)));
    const toggles = Array.from({ length: 100 }, (_, n) =>
      call('POST', `${HUB}/${id}/like`, members[n % 20]!).then(({ status }) => status),
    );
    expect(new Set(await Promise.all(toggles))).toEqual(new Set([200]));
    // An odd number of toggles each.
    expect(await app.ctx.db.$count(inspirationLikes, eq(inspirationLikes.contentId, id))).toBe(20);
    const [row] = await app.ctx.db.select().from(inspirationContent).where(eq(inspirationContent.id, id));
    expect(row).toMatchObject({ likeCount: 20, updatedAt });
  });

  test('return the count, and can be undone', async () => {
    const { id } = await createHubVideo(app);
    const like = () => call('POST', `${HUB}/${id}/like`, viewer);
    expect((await like()).body).toEqual({ liked: true, likeCount: 1 });
    expect((await call('GET', `${HUB}/${id}`, viewer)).body).toMatchObject({ isLiked: true, likeCount: 1 });
    expect((await call('GET', `${HUB}/${id}`, moderator)).body).toMatchObject({ isLiked: false });
    expect((await like()).body).toEqual({ liked: false, likeCount: 0 });
  });

  test('are refused across a block, with a reason', async () => {
    const artist = await createMember(app, { artistName: 'Ines' });
    const { id } = await createHubVideo(app, { artistId: artist.id });
    const other = await createMember(app);
    await block(artist.id, other.id);
    expect(await outcome(call('POST', `${HUB}/${id}/like`, other))).toBe('blocked');
    for (const verb of ['', '/play']) {
      expect(await outcome(call('GET', `${HUB}/${id}${verb}`, other))).toBe('content_not_found');
    }
    expect(await outcome(call('POST', `${HUB}/${id}/view`, other))).toBe('content_not_found');
  });
});

describe('views', () => {
  test('count once per member and UTC day, not the author’s, under concurrency', async () => {
    const artist = await createMember(app, { artistName: 'Ines' });
    const { id, updatedAt } = await createHubVideo(app, { artistId: artist.id });
    const view = (who: TestMember) => call('POST', `${HUB}/${id}/view`, who);
    const toMidnight = () => DAY_MS - (app.clock.now().getTime() % DAY_MS);
    // Not right before midnight.
    if (toMidnight() < 60_000) app.clock.advance(toMidnight());
    const members = [viewer, moderator, artist];
    await Promise.all(Array.from({ length: 30 }, (_, n) => view(members[n % 3]!)));
    expect((await view(viewer)).body).toEqual({ viewCount: 2 });
    app.clock.advance(toMidnight());
    expect((await view(viewer)).body).toEqual({ viewCount: 3 });
    expect(await app.ctx.db.$count(inspirationViews, eq(inspirationViews.contentId, id))).toBe(3);
    const [row] = await app.ctx.db.select().from(inspirationContent).where(eq(inspirationContent.id, id));
    expect(row).toMatchObject({ viewCount: 3, updatedAt });
  });
});

describe('moderation', () => {
  test('hides a video and shows it again, without an edit', async () => {
    const artist = await createMember(app, { artistName: 'Ines' });
    const { id, updatedAt } = await createHubVideo(app, { artistId: artist.id });
    const hide = (isHidden: boolean, who = moderator, subjectId = id) =>
      decideHidden(app, who, { subject: 'inspiration', subjectId }, isHidden);
    expect([await hide(true, viewer), await hide(true, artist)]).toEqual(['not_allowed', 'not_allowed']);
    expect(await hide(true)).toBe(200);
    expect(await outcome(call('GET', `${HUB}/${id}`, viewer))).toBe('content_not_found');
    expect((await call('GET', `${HUB}/${id}`, artist)).body).toMatchObject({ isHidden: true });
    expect(await hide(false)).toBe(200);
    const shown = (await call('GET', `${HUB}/${id}`, viewer)).body as unknown as HubVideo;
    expect([shown.isHidden, shown.updatedAt]).toEqual([false, updatedAt.toISOString()]);
    expect(await hide(true, moderator, '11111111-1111-4111-8111-111111111111')).toBe('content_not_found');
  });

  test('accepts reports about visible content of others', async () => {
    const artist = await createMember(app, { artistName: 'Ines' });
    const { id } = await createHubVideo(app, { artistId: artist.id });
    const draft = await createHubVideo(app, { artistId: artist.id, isPublished: false });
    const report = (subjectId: string, who: TestMember) =>
      outcome(call('POST', '/api/reports', who, { subject: 'inspiration', subjectId, reason: 'spam' }));
    expect(await report(id, viewer)).toBe(204);
    expect(await report(id, artist)).toBe('own_content');
    expect(await report(draft.id, viewer)).toBe('content_not_found');
    expect(await app.ctx.db.$count(reports, eq(reports.subjectId, id))).toBe(1);
  });
});

test('an author can be deleted with all content', async () => {
  const { artistId } = await createHubVideo(app);
  await app.ctx.db.delete(users).where(eq(users.id, artistId));
  expect(await app.ctx.db.$count(inspirationContent, eq(inspirationContent.artistId, artistId))).toBe(0);
});
