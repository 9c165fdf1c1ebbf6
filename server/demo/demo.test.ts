import { buffer } from 'node:stream/consumers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataExports } from '#shared/accounts/export/tables.ts';
import { ads } from '#shared/ads/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { courses } from '#shared/courses/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { uploadManifests } from '#shared/uploads/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { artistRating } from '#shared/kernel/rating.ts';
import { FEATURES } from '#server/features.ts';
import { createExport, exportKey, makeExport } from '#server/features/accounts/export/service.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createMember, signIn } from '../testing/factories.ts';
import { unzip } from '../testing/unzip.ts';
import { contentId, courseId, demoVideoId, personId, workId } from './identifiers.ts';
import { MEMBERS, VIDEOS, emailOf } from './manifest.ts';
import { listDemoMembers, openDemo, seedDemo } from './seed.ts';

let app: TestApp;
let interruption: unknown;
const one = async <T>(query: ReturnType<typeof sql>) => (await app.ctx.db.execute(query)).rows[0] as T;

beforeAll(async () => {
  // Its history is the same before all features are added.
  app = await startTestApp({ env: { DEMO: '1', COMING_SOON: 'premium,enrollment,direct-messages' } });
  // Interrupted, as by a kill, and resumed.
  interruption = await seedDemo(app.ctx, {
    progress: (line) => {
      if (line.includes('15 of')) throw new Error('interrupted');
    },
  }).catch((error: unknown) => error);
  await seedDemo(app.ctx, { progress: () => {} });
}, 240_000);
afterAll(() => app.close());

describe('the demo gallery', () => {
  it('was interrupted during seeding and resumed', () => {
    expect(interruption).toMatchObject({ message: 'interrupted' });
  });

  it('is seeded once, and never into a database with other data', async () => {
    const lines: string[] = [];
    await seedDemo(app.ctx, { progress: (line) => void lines.push(line) });
    expect(lines).toEqual([]);
    const other = await startTestApp();
    await createMember(other);
    await seedDemo(other.ctx, { progress: () => {} });
    expect(await other.ctx.db.$count(artworks)).toBe(0);
    await other.close();
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

  it('has ads and courses, also in galleries created before they existed', async () => {
    const { db } = app.ctx;
    const there = async () => [await db.$count(ads), await db.$count(courses)];
    expect(await there()).toEqual([6, 8]);
    await db.delete(ads);
    await db.delete(courses);
    await seedDemo(app.ctx, { progress: () => {} });
    await seedDemo(app.ctx, { progress: () => {} });
    expect(await there()).toEqual([6, 8]);
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
    const { db } = app.ctx;
    const there = () => db.$count(inspirationContent);
    expect(await there()).toBe(8);
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
    const lost = VIDEOS[3]!;
    await db.delete(inspirationContent).where(eq(inspirationContent.id, contentId(lost.slug)));
    await db.delete(videos).where(eq(videos.id, demoVideoId(lost.slug)));
    // Visitors may come before it is back.
    const filling = await openDemo(app.ctx, () => {});
    expect([await there(), filling.isFilling()]).toEqual([7, true]);
    await vi.waitFor(() => expect(filling.isFilling()).toBe(false), 60_000);
    expect(await there()).toBe(8);

    const free = await signIn(app, personId('june-abara'));
    const premium = await signIn(app, personId('noor-halabi'));
    const play = async (cookie: string) => {
      const to = `/api/inspiration-content/${contentId('eight-sheets-of-distance')}/play`;
      return (await request(app.server).get(to).set('Cookie', cookie).expect(200)).body;
    };
    expect([(await play(free)).isPreview, (await play(premium)).isPreview]).toEqual([true, false]);
    const { body: hub } = await request(app.server).get('/api/inspiration-content').set('Cookie', free);
    expect(hub.map((sample: { title: string }) => sample.title)).toEqual(VIDEOS.map(({ title }) => title));
    const picture = await request(app.server).get(hub[0].thumbnailUrl);
    expect([picture.status, picture.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('has eight courses, with figures that match their rows', async () => {
    const wrong = await one<{ n: number; shared: number; early: number }>(sql`select
      (select count(*)::int from courses c where not is_published
        or lessons_count <> (select count(*) from course_lessons l where l.course_id = c.id)
        or enrolled_count <> (select count(*) from enrollments e where e.course_id = c.id)
        or reviews_count <> (select count(*) from course_reviews r where r.course_id = c.id)
        or rating <> (select round(avg(r.rating), 2) from course_reviews r where r.course_id = c.id)
        or exists (select 1 from enrollments e where e.course_id = c.id and (e.user_id = c.instructor_id
          or (e.completed_at is not null) <> (lessons_count = (select count(*) from finished_lessons f
            join course_lessons l on l.id = f.lesson_id where l.course_id = c.id and f.user_id = e.user_id))))
        or exists (select 1 from course_reviews r where r.course_id = c.id and not exists
          (select 1 from enrollments e where e.course_id = c.id and e.user_id = r.user_id))) as n,
      (select count(*)::int from course_lessons l join courses c on c.id = l.course_id join videos v on v.id = l.video_id
        where v.status <> 'ready' or v.user_id <> c.instructor_id or v.poster_key is null
          or exists (select 1 from videos other where other.full_key = v.full_key and other.id <> v.id)) as shared,
      (select count(*)::int from enrollments e join courses c on c.id = e.course_id
        left join course_reviews r on r.course_id = e.course_id and r.user_id = e.user_id
        where e.created_at not between c.created_at and now() or e.completed_at not between e.created_at and now()
          or r.created_at not between e.created_at and now()) as early`);
    expect(wrong).toEqual({ n: 0, shared: 0, early: 0 });
    const cookie = await signIn(app, personId('noor-halabi'));
    const { body: taken } = await request(app.server).get('/api/courses?enrolled=true').set('Cookie', cookie);
    expect(taken).toHaveLength(4);
    const { body: detail } = await request(app.server)
      .get(`/api/courses/${courseId('courses/poster-design.webp')}`)
      .set('Cookie', cookie);
    expect(detail).toMatchObject({ rating: '4.90', reviewsCount: 231, finishedCount: 2, price: null });
    expect(detail.nextLessonId).toBe(detail.lessons[2].id);
    const { body: reviews } = await request(app.server)
      .get(`/api/courses/${courseId('courses/poster-design.webp')}/reviews?limit=100`)
      .set('Cookie', cookie);
    expect(reviews).toHaveLength(100);
    // Members with reviews are the most recent; the others are spread over time.
    expect(reviews.slice(0, 2).every((review: { content: string | null }) => review.content)).toBe(true);
    const days = new Set(reviews.map((review: { createdAt: string }) => review.createdAt.slice(0, 10)));
    expect(days.size).toBeGreaterThan(40);
    const leaks = await one<{ n: number }>(sql`select count(*)::int as n from course_lessons l
      join courses c on c.id = l.course_id join videos v on v.id = l.video_id
      join videos film on film.bytes = v.bytes join inspiration_content i on i.video_id = film.id
      where not c.is_premium and i.type = 'masterclass'`);
    expect(leaks.n).toBe(0);
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
      .get(`/api/artworks/${workId(3)}`)
      .set('Cookie', cookie)
      .expect(200);
    const face = await request(app.server).get(body.user.profileImageUrl);
    expect([face.status, face.get('Content-Type')]).toEqual([200, 'image/webp']);
    const original = await request(app.server).get('/demo/artworks/03-market-day-seen-from-a-kite.webp');
    expect(original.status).toBe(404);
  });
});

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
    const members = MEMBERS.map(({ slug }) => personId(slug));
    let compared = 0;
    for (const { table, columns, exported } of tables) {
      if (!('file' in exported) || SHARED.has(table) || table === 'sessions') continue;
      const isNamed = Object.keys(columns)
        .map((column) => `${column} = $1`)
        .join(' or ');
      for (const id of members) {
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
