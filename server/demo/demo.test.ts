import { buffer } from 'node:stream/consumers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataExports } from '#shared/accounts/export/tables.ts';
import { ads } from '#shared/ads/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { courses } from '#shared/courses/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { outbox } from '#shared/mail/tables.ts';
import { uploadManifests } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { artistRating } from '#shared/kernel/rating.ts';
import { FEATURES } from '#server/features.ts';
import { createExport, exportKey, makeExport } from '#server/features/accounts/export/service.ts';
import { renditionKey } from '#server/features/uploads/public.ts';
import type { Config } from '../config.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createMember, signIn } from '../testing/factories.ts';
import { unzip } from '../testing/unzip.ts';
import { openClient } from '../db/connect.ts';
import { applyMigrations } from '../db/migrations.ts';
import { loadDemoGallery } from './load.ts';
import { emailOf, listDemoMembers } from './members.ts';
import { readRecording } from './recording.ts';
import { type DemoGallery, fillRows, startDemoGallery } from './testing.ts';

let app: TestApp;
let gallery: DemoGallery;
const one: DemoGallery['one'] = (query) => gallery.one(query);
const personId = (slug: string) => gallery.personId(slug);
const fill = (config: Config, url: string) => loadDemoGallery(config, url, () => {});

beforeAll(async () => {
  // Its history is the same before all features are added.
  gallery = await startDemoGallery(fill, { DEMO: '1', COMING_SOON: 'premium,enrollment,direct-messages' });
  ({ app } = gallery);
}, 240_000);
afterAll(() => app.close());

const HUB = [
  'Where to Put the Dandelion',
  'A Tone Curve in Five Moves',
  'Follow the Field',
  'Eight Sheets of Distance',
  'A Million Small Steps',
  'Walking Between Two Networks',
  'A Poster on a Strict Grid',
  'Three Inks, Seven Colors',
];

describe('the demo gallery', () => {
  it('is restored once, and never into a database with other data', async () => {
    const lines: string[] = [];
    const load = ({ ctx }: TestApp) =>
      loadDemoGallery(ctx.config, ctx.config.databaseUrl!, (line) => void lines.push(line));
    await load(app);
    const other = await startTestApp();
    await createMember(other);
    await load(other);
    expect(lines).toEqual([]);
    expect(await other.ctx.db.$count(artworks)).toBe(0);
    await other.close();
  });

  it('is not restored where sales are made at Stripe', async () => {
    const lines: string[] = [];
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    const other = await startTestApp({
      env: { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      fill: (config, url) => loadDemoGallery(config, url, (line) => void lines.push(line)),
    });
    expect(lines).toEqual([expect.stringContaining('not at Stripe')]);
    expect(await other.ctx.db.$count(users)).toBe(0);
    await other.close();
  });

  it('writes no letter to its members where mail is sent', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Gallery <hello@gallery.example>' };
    const other = await startTestApp({ env: mail, fill: fillRows });
    expect(await other.ctx.db.$count(outbox)).toBe(0);
    expect(await other.ctx.db.$count(users, eq(users.emailVerified, true))).toBe(0);
    await other.close();
    expect(await app.ctx.db.$count(outbox)).toBeGreaterThan(10);
  });

  it('publishes sixty works with stored images, licenses and credits, and three copies', async () => {
    const rows = await app.ctx.db.select().from(artworks);
    const said = await app.ctx.db.select().from(uploadManifests);
    expect(said.map(({ validity }) => validity).toSorted()).toEqual(['known', 'known', 'unknown']);
    expect(rows).toHaveLength(63);
    expect(rows.filter((row) => row.isHidden).map((row) => row.title)).toEqual(
      expect.arrayContaining(['Ribbons, Late', 'Night Work']),
    );
    for (const row of rows) {
      expect(row.license).toMatch(/^CC(0-1\.0|-BY-4\.0)$/);
      expect(row.credit).toMatch(row.category === 'photography' ? /^Photograph by / : /by a program/);
    }
    const orphans = await one<{ n: string }>(
      sql`select count(*) as n from artworks where image_url not in (select '/objects/' || id from uploads where status = 'attached')`,
    );
    expect(orphans.n).toBe('0');
  });

  it('has counters that match the rows', async () => {
    const wrong = await one<{ works: string; people: string }>(sql`select
      (select count(*) from artworks a where likes_count <> (select count(*) from likes where artwork_id = a.id)
        or comments_count <> (select count(*) from comments where artwork_id = a.id)
        or views_count <> (select count(*) from artwork_views where artwork_id = a.id)) as works,
      (select count(*) from users u where
        total_likes <> (select count(*) from likes l join artworks a on a.id = l.artwork_id where a.user_id = u.id)
        or followers_count <> (select count(*) from follows where following_id = u.id)
        or following_count <> (select count(*) from follows where follower_id = u.id)) as people`);
    expect(wrong).toEqual({ works: '0', people: '0' });
    const likes = await one<{ n: number }>(sql`select count(*)::int as n from likes`);
    expect(likes.n).toBeGreaterThan(2000);
  });

  it('has nothing in the future, and nothing before its cause', async () => {
    const wrong = await one<{ n: number }>(sql`select (
      (select count(*) from likes l join artworks a on a.id = l.artwork_id
        where l.created_at < a.created_at or l.created_at > now() or l.user_id = a.user_id)
      + (select count(*) from comments c join artworks a on a.id = c.artwork_id
        where c.created_at < a.created_at or c.created_at > now())
      + (select count(*) from collection_items i join artworks a on a.id = i.artwork_id
        where i.created_at < a.created_at or i.created_at > now())
      + (select count(*) from likes l join users u on u.id = l.user_id where l.created_at < u.created_at)
      + (select count(*) from follows f join users u on u.id in (f.follower_id, f.following_id)
        where f.created_at < u.created_at)
      + (select count(*) from artworks a join users u on u.id = a.user_id where a.created_at < u.created_at)
      + (select count(*) from artwork_views v join artworks a on a.id = v.artwork_id where v.user_id = a.user_id)
      )::int as n`);
    expect(wrong.n).toBe(0);
  });

  it('gives the leading artist the rating and the awards of the specification', async () => {
    const [leader] = await app.ctx.db
      .select()
      .from(users)
      .where(eq(users.id, personId('mina-okoro')));
    expect(leader).toMatchObject({ totalLikes: 412, followersCount: 486 });
    expect(artistRating(leader!)).toBe('4.9');
    expect(await app.ctx.db.$count(awards, eq(awards.userId, leader!.id))).toBe(15);
    const photographers = await one<{ n: number }>(
      sql`select count(*)::int as n from awards join users on users.id = user_id where is_credit_profile`,
    );
    expect(photographers.n).toBe(0);
  });

  it('has two subscribers, one moderator, and a sign-in for all but photographers and audience', async () => {
    const subscribers = await app.ctx.db.select().from(users).where(eq(users.isSubscriber, true));
    expect(subscribers.map((user) => user.email).toSorted((a, b) => a!.localeCompare(b!))).toEqual([
      emailOf('mina-okoro'),
      emailOf('noor-halabi'),
    ]);
    expect(await app.ctx.db.$count(users, eq(users.role, 'moderator'))).toBe(1);
    const members = await listDemoMembers(app.ctx.pool);
    expect(members).toHaveLength(15);
    expect(members.slice(12)).toEqual([
      { email: 'ada-lund@atelier.test', note: 'Ada Lund, admin' },
      { email: 'edda-winter@atelier.test', note: 'Edda Winter, follows no one yet' },
      { email: 'jonas-field@atelier.test', note: 'Jonas Field, has just signed up' },
    ]);
    expect(members[0]).toEqual({ email: 'mina-okoro@atelier.test', note: 'Mina Okoro, artist, Premium' });
    expect(await app.ctx.db.$count(users, and(eq(users.isCreditProfile, true), sql`email is not null`))).toBe(
      0,
    );
  });

  it('has a collector with collections that everyone sees differently, and a gap in one', async () => {
    const { db } = app.ctx;
    const own = await db
      .select()
      .from(collections)
      .where(and(eq(collections.ownerId, personId('edmund-achter')), eq(collections.isDefault, false)));
    expect(new Set(own.map(({ visibility }) => visibility))).toEqual(new Set(['private', 'link', 'public']));
    expect(await db.$count(collectionItems, isNull(collectionItems.artworkId))).toBe(1);
  });

  it('has ads and courses', async () => {
    const { db } = app.ctx;
    expect([await db.$count(ads), await db.$count(courses)]).toEqual([6, 8]);
    const { body: banners } = await request(app.server).get('/api/ads/active?type=banner').expect(200);
    expect(banners.map((ad: { advertiserName: string }) => ad.advertiserName)).toEqual([
      'Velmarrow Paper Mill',
      'Ochrelund Pigments',
      'Brindlewick Brushes',
      'Torvaclay Studio',
    ]);
    const { body: videos } = await request(app.server).get('/api/ads/active?type=video').expect(200);
    const sample = await request(app.server).get(videos[0].videoUrl);
    expect([sample.status, sample.get('Content-Type')]).toEqual([200, 'video/mp4']);
    const cookie = await signIn(app, personId('june-abara'));
    const { body: listed } = await request(app.server).get('/api/courses?limit=3').set('Cookie', cookie);
    expect(listed.map((course: { title: string }) => course.title)).toEqual([
      'Night Photo Basics: Stars and Patience',
      'The Photo Essay: Six Frames, One Story',
      'Digital Landscapes, Layer by Layer',
    ]);
  });

  it('shows eight videos, processed like any member’s, with figures that match their rows', async () => {
    expect(await app.ctx.db.$count(inspirationContent)).toBe(8);
    const wrong = await one<{ n: number }>(sql`select count(*)::int as n from inspiration_content c
      join videos v on v.id = c.video_id where v.status <> 'ready' or v.attached_at is null or v.user_id <> c.artist_id
        or v.captions_key is null or v.full_key = v.preview_key or abs(v.duration_seconds - c.duration) > 1
        or like_count <> (select count(*) from inspiration_likes l where l.content_id = c.id)
        or view_count <> (select count(*) from inspiration_views w where w.content_id = c.id)
        or exists (select 1 from inspiration_likes l join users u on u.id = l.user_id where l.content_id = c.id
          and (l.user_id = c.artist_id or l.created_at not between c.created_at and now() or u.created_at > l.created_at))
        or exists (select 1 from inspiration_views w where w.content_id = c.id
          and (w.user_id = c.artist_id or w.viewed_at not between c.created_at and now()))`);
    expect(wrong.n).toBe(0);
    const free = await signIn(app, personId('june-abara'));
    const premium = await signIn(app, personId('noor-halabi'));
    const play = async (cookie: string) => {
      const { id } = await one<{ id: string }>(
        sql`select id from inspiration_content where title = 'Eight Sheets of Distance'`,
      );
      const to = `/api/inspiration-content/${id}/play`;
      return (await request(app.server).get(to).set('Cookie', cookie).expect(200)).body;
    };
    expect([(await play(free)).isPreview, (await play(premium)).isPreview]).toEqual([true, false]);
    const { body: hub } = await request(app.server).get('/api/inspiration-content').set('Cookie', free);
    expect(hub.map((sample: { title: string }) => sample.title)).toEqual(HUB);
    const picture = await request(app.server).get(hub[0].thumbnailUrl);
    expect([picture.status, picture.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('has notified its members, and left a few notifications unread', async () => {
    const notified = await one<{
      types: string[];
      wrong: number;
      early: number;
      most: number;
      some: number;
    }>(sql`
      with unread as (select user_id, count(*)::int as n from notifications where read_at is null group by user_id)
      select (select array_agg(distinct type::text order by type::text) from notifications) as types,
      (select count(*)::int from notifications n where type not in ('order', 'hire', 'offer') and
        (type in ('like', 'comment', 'follow', 'sale')) <>
        exists (select 1 from notification_actors a where a.notification_id = n.id)) as wrong,
      (select count(*)::int from notifications where happened_at > now() or read_at < happened_at) as early,
      (select max(n) from unread) as most, (select count(*)::int from unread) as some`);
    expect(notified).toMatchObject({ wrong: 0, early: 0 });
    expect(notified.types).toEqual([
      'award',
      'certificate',
      'comment',
      'draft',
      'follow',
      'hire',
      'like',
      'moderation',
      'offer',
      'order',
      'premium',
      'sale',
      'support',
    ]);
    expect(notified.some).toBeGreaterThan(3);
    expect(notified.most).toBeLessThan(16);
    const mina = await signIn(app, personId('mina-okoro'));
    const { body } = await request(app.server).get('/api/notifications').set('Cookie', mina).expect(200);
    expect(body.length).toBeGreaterThan(15);
  });

  it('has past conversations, with counted unread messages', async () => {
    const talk = await one<{ future: number; miscounted: number; unread: number }>(sql`select
      (select count(*)::int from messages m join users u on u.id in (m.sender_id, m.receiver_id)
        where m.created_at > now() or m.created_at < u.created_at) as future,
      (select count(*)::int from conversations c where unread_count <> (select count(*) from messages
        where receiver_id = c.user_id and sender_id = c.other_id and not is_read)) as miscounted,
      (select sum(unread_count)::int from conversations where user_id = ${personId('noor-halabi')}) as unread`);
    expect(talk).toEqual({ future: 0, miscounted: 0, unread: 3 });
  });

  it('shows the landing page of the design', async () => {
    const { body } = await request(app.server).get('/api/landing').expect(200);
    const titles = (works: { title: string }[]) => works.map((work) => work.title);
    expect(titles(body.features)).toEqual([
      'Seed Head',
      'Everyone Is Still Up',
      'Soft Matter No. 3',
      'Interval',
    ]);
    expect(titles(body.awards.map((award: { work: { title: string } }) => award.work))).toContain(
      'The Plate We Dropped',
    );
    expect(body.invitation.title).toBe('Brushes at Rest');
    expect(titles(body.wall)).toEqual([
      'Tray No. 42',
      'Second Sunrise',
      'A Is for Marrow',
      'Market Day, Seen from a Kite',
      'Rose for a Stairwell',
      'Bouquet for a Wall',
      'Underpass',
      'Every Valley to the Sea',
      'FORM, Exhibition Poster',
    ]);
  });

  it('serves avatars and covers, but not the works for sale', async () => {
    const cookie = await signIn(app, personId('june-abara'));
    const { body } = await request(app.server)
      .get(`/api/artworks/${gallery.workId('Market Day, Seen from a Kite')}`)
      .set('Cookie', cookie)
      .expect(200);
    const face = await request(app.server).get(body.user.profileImageUrl);
    expect([face.status, face.get('Content-Type')]).toEqual([200, 'image/webp']);
    const original = await request(app.server).get('/demo/artworks/03-market-day-seen-from-a-kite.webp');
    expect(original.status).toBe(404);
  });

  it('makes the renditions of further pictures once they are asked for', async () => {
    const { id } = await one<{ id: string }>(sql`select id from uploads where purpose = 'view' limit 1`);
    expect(await app.ctx.storage.size(renditionKey(id, 'thumb'))).toBeNull();
    const picture = await request(app.server).get(`/media/${id}/thumb.webp`);
    expect([picture.status, picture.get('Content-Type')]).toEqual([200, 'image/webp']);
  });
});

it('a restore that was interrupted goes on where migrations end', async () => {
  const other = await startTestApp({
    async fill(config, url) {
      const client = openClient({ connectionString: url });
      await client.connect();
      await applyMigrations(client, readRecording().migrations.length);
      await client.end();
      await fillRows(config, url);
    },
  });
  expect(await other.ctx.db.$count(artworks)).toBe(63);
  await other.close();
}, 60_000);

describe('an export of a member', () => {
  const tables = FEATURES.flatMap(({ memberData = [] }) => memberData);
  /**
   * A party sees what the other one wrote, and a former owner the certificate; not what is undecided, unpublished, or
   * answered as part of the team.
   */
  const SHARED = new Set([
    'cases',
    'certificates',
    'hire_disputes',
    'hire_reviews',
    'project_activities',
    'project_files',
    'project_milestones',
    'receipts',
    'refund_requests',
    'support_requests',
  ]);

  it('has every row that names the member', async () => {
    const { rows: members } = await app.ctx.pool.query<{ id: string }>(
      'select id from users where email is not null',
    );
    let compared = 0;
    for (const { table, columns, exported } of tables) {
      if (!('file' in exported) || SHARED.has(table) || table === 'sessions') continue;
      const isNamed = Object.keys(columns)
        .map((column) => `${column} = $1`)
        .join(' or ');
      for (const { id } of members) {
        const { rows } = await app.ctx.pool.query(`select 1 from ${table} where ${isNamed}`, [id]);
        const inExport = await app.ctx.pool.query(exported.rows, [id]);
        expect(inExport.rows.length, `${table} of ${id}`).toBe(rows.length);
        compared += rows.length;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('has the files that the store has', async () => {
    const member = { id: personId('mina-okoro'), role: 'member' } as const;
    const files = FEATURES.flatMap(({ memberFiles = [] }) => memberFiles);
    await createExport(app.ctx, member);
    const [row] = await app.ctx.db.select().from(dataExports).where(eq(dataExports.userId, member.id));
    await makeExport(app.ctx, { tables, files }, row!.id);
    const found = await unzip(await app.ctx.storage.read(exportKey(member.id, row!.id), 2 ** 30));
    const stored = (await Promise.all(files.map((list) => list(app.ctx, member.id)))).flat();
    expect(stored.length).toBeGreaterThan(10);
    expect([...found.keys()].filter((path) => path.startsWith('files/'))).toHaveLength(stored.length);
    for (const { path, open } of stored) {
      const file = await buffer((await open())!);
      expect(found.get(`files/${path}`)?.equals(file), path).toBe(true);
    }
  });
});
