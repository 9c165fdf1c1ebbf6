/** Two servers on one database: no card and no page is wrong for longer than a second, and never after one's own act. */
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTableColumns } from 'drizzle-orm';
import { ArtworkDetail } from '#shared/artworks/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { buy } from '#server/testing/payments.ts';
import { savePalette } from '../palette/queries.ts';

type Someone = Awaited<ReturnType<typeof createMember>>;
interface Seen {
  id: string;
  title: string;
  isSold: boolean;
  isLiked: boolean;
  isSaved: boolean;
  likesCount: number;
  commentsCount: number;
  backOn: string | null;
  user: { artistName: string };
}

let here: TestApp;
let there: TestApp;
let [artist, viewer, actor]: Someone[] = [];
let id: string;
beforeAll(async () => {
  here = await startTestApp({ env: { RATE_LIMIT_WRITE: '100000' } });
  there = await startTestApp({ databaseUrl: here.ctx.config.databaseUrl! });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  [artist, viewer, actor] = await Promise.all([
    createMember(here, { artistName: 'Ada' }),
    createMember(here),
    createMember(here),
  ]);
  ({ id } = await createArtwork(here, {
    userId: artist.id,
    title: 'Before',
    isForSale: true,
    price: '100.00',
    tags: ['morning'],
  }));
  await here.ctx.live.dropCards(here.ctx.db);
});

const list = async (app: TestApp, path: string, cookie: string): Promise<Seen[]> =>
  (await request(app.server).get(path).set('Cookie', cookie).expect(200)).body as Seen[];
const LISTS = ['/api/artworks', '/api/artworks?sort=liked&limit=100', '/api/artworks?category=photography'];

/** The work as lists and its page show it; undefined where it is not shown. */
async function see(app: TestApp, cookie: string): Promise<(Seen | undefined)[]> {
  const lists = await Promise.all(
    [...LISTS, `/api/users/${artist!.id}/artworks`].map(async (path) => {
      const works = await request(app.server).get(path).set('Cookie', cookie);
      // An artist who is hidden has no profile.
      return works.status === 404 ? undefined : (works.body as Seen[]).find((work) => work.id === id);
    }),
  );
  const page = await request(app.server).get(`/api/artworks/${id}`).set('Cookie', cookie);
  return [...lists, page.status === 404 ? undefined : (page.body as Seen)];
}

const send = async (who: Someone, method: 'post' | 'put' | 'patch' | 'delete', path: string, body = {}) => {
  const answer = await request(here.server)[method](path).set('Cookie', who.cookie).send(body);
  expect([path, answer.body, answer.ok]).toEqual([path, answer.body, true]);
  const [wrote] = answer.get('Set-Cookie') ?? [];
  return `${who.cookie}; ${wrote!.split(';')[0]}`;
};
const EDIT = {
  title: 'After',
  category: 'photography',
  isForSale: true,
  price: '100.00',
  isNftAvailable: false,
};
/** A second, and what a busy machine may take besides. */
const SOON = { timeout: 1000 + 2000, interval: 20 };
const PROFILE = { firstName: 'Ada', artistName: 'Bo', city: 'Lagos', bio: '' };

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** What happens to the work, and what is found then; undefined: nothing. */
interface Case {
  /** @returns the cookies of who acted */
  act: () => Promise<string>;
  after: Partial<Seen> | undefined;
  /** What whoever acted finds, if that is something else. */
  own?: Partial<Seen>;
}
const WROTE = 'atelier.wrote=1';
const moderators = () => createMember(here, { role: 'admin' });
const CASES: Record<string, Case> = {
  renamed: {
    act: () => send(artist!, 'patch', `/api/artworks/${id}`, EDIT),
    after: { title: 'After' },
  },
  sold: {
    async act() {
      await buy(here, actor!.cookie, id);
      return `${actor!.cookie}; ${WROTE}`;
    },
    after: { isSold: true },
  },
  'by a renamed artist': {
    act: () => send(artist!, 'patch', '/api/auth/user', PROFILE),
    after: { user: expect.objectContaining({ artistName: 'Bo' }) as Seen['user'] },
  },
  'by an artist who went away': {
    act: () => send(artist!, 'put', '/api/auth/user/away', { backOn: TOMORROW }),
    after: { backOn: TOMORROW },
  },
  liked: {
    act: () => send(actor!, 'post', `/api/artworks/${id}/like`),
    after: { isLiked: false, likesCount: 1 },
    own: { isLiked: true, likesCount: 1 },
  },
  saved: {
    act: () => send(actor!, 'put', `/api/artworks/${id}/saved`),
    after: { isSaved: false },
    own: { isSaved: true },
  },
  'commented on': {
    act: () => send(actor!, 'post', `/api/artworks/${id}/comments`, { content: 'Which paper?' }),
    after: { commentsCount: 1 },
  },
  deleted: {
    act: () => send(artist!, 'delete', `/api/artworks/${id}`),
    after: undefined,
  },
  'by an artist who blocks the viewer': {
    act: () => send(artist!, 'put', `/api/users/${viewer!.id}/block`),
    after: undefined,
    own: { title: 'Before' },
  },
  'by an artist whom the viewer blocks': {
    act: () => send(viewer!, 'put', `/api/users/${artist!.id}/block`),
    after: undefined,
  },
  hidden: {
    async act() {
      const { cookie } = await decide(true);
      return `${cookie}; ${WROTE}`;
    },
    after: undefined,
    own: { title: 'Before' },
  },
  'by a suspended artist': {
    async act() {
      const words = { reason: 'spam', words: 'The same again.', days: 7 };
      return send(await moderators(), 'post', `/api/office/members/${artist!.id}/suspension`, words);
    },
    after: undefined,
    own: { title: 'Before' },
  },
};
async function decide(isHidden: boolean): Promise<Someone> {
  const moderator = await moderators();
  expect(await decideHidden(here, moderator, { subject: 'artwork', subjectId: id }, isHidden)).toBe(200);
  return moderator;
}

const everywhere = (found: Partial<Seen> | undefined) =>
  Array.from({ length: LISTS.length + 2 }, () => found && expect.objectContaining({ id, ...found }));
async function expectSoon(found: Partial<Seen> | undefined): Promise<void> {
  for (const app of [here, there]) {
    await vi.waitFor(async () => expect(await see(app, viewer!.cookie)).toEqual(everywhere(found)), SOON);
  }
}

describe('who acts finds at once, and everyone else within a second, a work', () => {
  it.each(Object.entries(CASES))('%s', async (_, { act, after, own }) => {
    await expectSoon({ title: 'Before' });
    const cookies = await act();
    for (const app of [here, there]) expect(await see(app, cookies)).toEqual(everywhere(own ?? after));
    await expectSoon(after);
  });

  it('shown again', async () => {
    await decide(true);
    await expectSoon(undefined);
    await decide(false);
    await expectSoon({ title: 'Before' });
  });
});

it('nothing is missed while no signal arrives', async () => {
  await see(there, viewer!.cookie);
  // Ends the connection that listens, and whatever was announced meanwhile is lost.
  await here.ctx.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' or query = 'select 1' and datname = current_database() and pid <> pg_backend_pid()`,
  );
  await here.ctx.pool.query(`update artworks set title = 'After' where id = $1`, [id]);
  await expectSoon({ title: 'After' });
});

it('a text that is shown again costs no second statement', async () => {
  await list(here, LISTS[1]!, viewer!.cookie);
  const query = vi.spyOn(here.ctx.pool, 'query');
  await list(here, LISTS[1]!, viewer!.cookie);
  const texts = query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('row_to_json'));
  query.mockRestore();
  expect(texts).toEqual([]);
});

it('a measured picture changes its page', async () => {
  const page = async () =>
    (await request(here.server).get(`/api/artworks/${id}`).set('Cookie', viewer!.cookie)).body as {
      colors: unknown[];
    };
  expect((await page()).colors).toEqual([]);
  await savePalette(here.ctx.db, id, [{ l: 50, a: 0, b: 0, share: 1 }]);
  expect((await page()).colors).toHaveLength(1);
});

describe('every change of what a text shows is counted', () => {
  const counted = async (table: string): Promise<string[]> => {
    const { rows } = await here.ctx.pool.query<{ name: string }>(
      `select event_object_column as name from information_schema.triggered_update_columns where trigger_name = $1`,
      [`${table}_version`],
    );
    return rows.map(({ name }) => name).toSorted();
  };
  const nameIn = (column: { name: string }) =>
    column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

  it('of a work: all but its id and its counters', async () => {
    const { id: _, likesCount, viewsCount, commentsCount, version, ...others } = getTableColumns(artworks);
    expect(await counted('artworks')).toEqual(Object.values(others).map(nameIn).toSorted());
    expect([likesCount, viewsCount, commentsCount, version]).toHaveLength(4);
  });

  it('of its artist: all that the contract has, but the counters', async () => {
    const columns = getTableColumns(users);
    const { id: _, followersCount, totalLikes, isFollowed, ...shown } = ArtworkDetail.shape.artist.shape;
    const names = Object.keys(shown) as (keyof typeof shown)[];
    const { isSubscriber, awayUntil, backOn } = columns;
    const wanted = [...names.map((name) => columns[name]), isSubscriber, awayUntil, backOn].map(nameIn);
    expect(await counted('users')).toEqual(wanted.toSorted());
    expect([followersCount, totalLikes, isFollowed]).toHaveLength(3);
  });
});
