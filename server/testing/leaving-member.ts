/** A member of whom every table says something, and what can be found of them. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect } from 'vitest';
import { FEATURES } from '#server/features.ts';
import { type Deal, dealAt, onboard } from '#server/features/hire/escrow/testing.ts';
import { allKeys as uploadKeys } from '#server/features/uploads/keys.ts';
import type { TestApp } from './app.ts';
import {
  addPicture,
  createAccessToken,
  createArtwork,
  createCourse,
  createHubVideo,
  createMember,
  enrollIn,
  type TestMember,
} from './factories.ts';
import { createApplication, createProject } from './hire.ts';
import { payOutDue } from './payment-jobs.ts';
import { buy } from './payments.ts';
import { removeObjects } from '#server/jobs/delayed-removal.ts';
import { exportKey } from '#server/features/accounts/export/service.ts';
import { recordDeletion } from '#server/features/accounts/deletion/delete-accounts.ts';
import { MEMBER_ROWS } from './member-rows.ts';

/** Found nowhere else. */
export const TRACES = {
  firstName: 'Zorvanka',
  lastName: 'Quelbrith',
  email: 'zq@fennimoor.test',
  city: 'Xanthopol',
  bio: 'Paints wremplings',
  street: 'Fnordgasse 7',
  words: 'oftheleaving',
  picture: 'pixelsofthemember',
} as const;

export interface Leaving {
  id: string;
  cookie: string;
  other: TestMember;
  soldId: string;
  unsoldId: string;
  refundedId: string;
  /** The other member's, liked and commented. */
  likedId: string;
  courseId: string;
  emptyCourseId: string;
  takenCourseId: string;
  contentId: string;
  deal: Deal;
  receiptId: string;
  /** A notification of the other member that names the leaving one alone, and one that names others too. */
  aloneId: string;
  bothId: string;
  /** The other member's, with two works, one of them the leaving member's. */
  collectionId: string;
  /** Objects that belong to buyers, clients and students. */
  keptObjects: string[];
}

const quoted = (text: string): string => text.replaceAll(/\$street/g, TRACES.street);

async function follow(app: TestApp, from: { cookie: string }, to: string): Promise<void> {
  await request(app.url).post(`/api/users/${to}/follow`).set('Cookie', from.cookie).expect(200);
}
const like = (app: TestApp, who: { cookie: string }, id: string) =>
  request(app.url).post(`/api/artworks/${id}/like`).set('Cookie', who.cookie).expect(200);
const message = (app: TestApp, who: { cookie: string }, receiverId: string) =>
  request(app.url)
    .post('/api/messages')
    .set('Cookie', who.cookie)
    .send({ receiverId, content: 'Good morning' })
    .expect(201);

async function keysOf(
  app: TestApp,
  userId: string,
  of: { uploads: string[]; courseId: string; projectId: string },
): Promise<string[]> {
  const { rows } = await app.ctx.pool.query<{ key: string }>(
    `select unnest(array[full_key, preview_key]) as key from videos
       join course_lessons on video_id = videos.id where course_id = $1
     union all select 'projects/' || project_id || '/' || id || '/file' from project_files where project_id = $2`,
    [of.courseId, of.projectId],
  );
  const pictures = of.uploads.flatMap((url) => uploadKeys({ id: url.split('/').at(-1)!, userId }));
  return [...rows.map(({ key }) => key), ...pictures].toSorted();
}

/** What the worker does after the job. */
export async function runQueued(app: TestApp): Promise<void> {
  const { rows } = await app.ctx.pool.query<{ id: string; task: string; payload: never }>(
    `select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier in ('remove-objects', 'record-deletion')`,
  );
  for (const { id, task, payload } of rows) {
    await (task === 'record-deletion' ? recordDeletion : removeObjects)(app.ctx, payload);
    await app.ctx.pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
  }
}

/** Every upload of the member has bytes that can be found. */
async function storeBytes(app: TestApp, memberId: string): Promise<void> {
  const { storage, pool } = app.ctx;
  const write = (key: string) => storage.write(key, Buffer.from(TRACES.picture), 'image/webp');
  const { rows: pictures } = await pool.query<{ id: string }>('select id from uploads where user_id = $1', [
    memberId,
  ]);
  for (const { id } of pictures) for (const key of uploadKeys({ id, userId: memberId })) await write(key);
  const { rows: films } = await pool.query<{ full: string; preview: string }>(
    'select full_key as full, preview_key as preview from videos where user_id = $1',
    [memberId],
  );
  for (const film of films) for (const key of Object.values(film)) await write(key);
  const { rows: files } = await pool.query<{ id: string; project: string }>(
    'select id, project_id as project from project_files where uploaded_by = $1',
    [memberId],
  );
  for (const { id, project } of files) await write(`projects/${project}/${id}/file`);
}

/** Someone with everything a member can have, whose day has come. */
export async function createLeaving(app: TestApp): Promise<Leaving> {
  const { pool } = app.ctx;
  const deal = await dealAt(app, 'completed');
  const { id, cookie } = deal.designer;
  const other = await createMember(app, { artistName: 'Other' });
  const third = await createMember(app);
  await pool.query(
    `update users set first_name = $2, last_name = $3, artist_name = $2 || ' Q', email = $4, city = $5, bio = $6,
       instagram_url = 'https://instagram.com/zorvanka', issuer = 'test', subject = $2, language = 'en', email_verified = true where id = $1`,
    [id, TRACES.firstName, TRACES.lastName, TRACES.email, TRACES.city, TRACES.bio],
  );
  const work = (userId: string, title: string) =>
    createArtwork(app, { userId, title, isForSale: true, price: '200.00', description: `About ${title}` });
  const [sold, unsold, refunded] = [
    await work(id, 'Sold'),
    await work(id, `Unsold ${TRACES.words}`),
    await work(id, 'Refunded'),
  ];
  const [liked, bought] = [await work(other.id, 'Liked'), await work(other.id, 'Bought')];
  const kept = await addPicture(app, sold, 'From behind');
  await addPicture(app, unsold, `From behind ${TRACES.words}`);
  const cover = await createArtwork(app, { userId: id, title: 'Cover' });
  const purchaseId = await buy(app, other.cookie, sold.id);
  await buy(app, cookie, bought.id);
  const refundedPurchase = await buy(app, other.cookie, refunded.id);
  await request(app.url)
    .post(`/api/purchases/${refundedPurchase}/refund`)
    .set('Cookie', cookie)
    .send({ reason: 'It fell.' })
    .expect(200);
  // Nothing is open.
  app.clock.advance(40 * 86_400_000);
  await onboard(app, { cookie });
  await payOutDue(app.ctx);
  const receipt = await request(app.url)
    .post('/api/receipts')
    .set('Cookie', cookie)
    .send({ purchaseId, receiptType: 'artist', issuedTo: TRACES.firstName, issuedToEmail: TRACES.email })
    .expect(201);
  await follow(app, { cookie }, other.id);
  await follow(app, other, id);
  for (const workId of [sold.id, unsold.id]) await like(app, other, workId);
  await like(app, { cookie }, liked.id);
  await like(app, third, liked.id);
  await message(app, { cookie }, other.id);
  await message(app, other, id);
  const course = await createCourse(app, { instructorId: id, title: 'Kept for those enrolled' });
  const empty = await createCourse(app, { instructorId: id, title: `Course ${TRACES.words}` });
  const taken = await createCourse(app, { instructorId: other.id });
  await enrollIn(app, course.id, other.id);
  await enrollIn(app, taken.id, id);
  await enrollIn(app, taken.id, other.id);
  await createHubVideo(app, { artistId: id, title: `Video ${TRACES.words}` });
  const watched = await createHubVideo(app, { artistId: other.id });
  await createHubVideo(app, { artistId: other.id });
  const own = await createProject(app, { clientId: id, status: 'completed', designerId: other.id });
  await createProject(app, { clientId: id, title: `Post ${TRACES.words}` });
  const post = await createProject(app, { clientId: other.id });
  await createApplication(app, { projectId: post.id, designerId: id, message: `Apply ${TRACES.words}` });
  const uuids = ['case', 'about3', 'alone', 'both', 'ad', 'ad2', 'mine', 'theirs'];
  const ids: Record<string, string> = Object.fromEntries(uuids.map((name) => [name, randomUUID()]));
  const rows: Record<string, string> = {
    liked: liked.id,
    unsold: unsold.id,
    sold: sold.id,
    taken: taken.id,
    watched: watched.id,
    post: post.id,
    project: deal.id,
    own: own.id,
  };
  for (const statement of MEMBER_ROWS) {
    const filled = quoted(statement)
      .replaceAll(/'([^']*)\$(project|own)\/([^']*)'/g, (_all, a, name, b) => `'${a}${rows[name]}/${b}'`)
      .replaceAll('$words', TRACES.words)
      .replaceAll('$email', TRACES.email)
      .replaceAll(/\$(case|about3|alone|both|ad2|ad|mine|theirs)\b/g, (_all, name: string) => ids[name]!)
      .replaceAll(/\$([a-z]+)\b/g, (_all, name: string) => `'${rows[name]!}'`)
      .replaceAll('$1', `'${id}'`)
      .replaceAll('$2', `'${other.id}'`)
      .replaceAll('$3', `'${third.id}'`);
    await pool.query(filled).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${filled}`);
    });
  }
  // A picture of the profile, and the cover of the course that is kept.
  const coverId = cover.imageUrl.split('/').at(-1);
  await pool.query('update courses set image_url = $2 where id = $1', [
    course.id,
    `/media/${coverId}/preview.webp`,
  ]);
  await pool.query('delete from artworks where id = $1', [cover.id]);
  const picture = await createArtwork(app, { userId: id, title: 'Picture' });
  await pool.query('delete from artworks where id = $1', [picture.id]);
  await createAccessToken(app, id);
  await pool.query('insert into imported_works (user_id, import_key, artwork_id) values ($1, $2, $3)', [
    id,
    'a'.repeat(64),
    unsold.id,
  ]);
  const { rows: made } = await pool.query<{ id: string }>(
    `insert into data_exports (user_id, status, bytes, created_at) values ($1, 'ready', 1, now()) returning id`,
    [id],
  );
  await app.ctx.storage.write(
    exportKey(id, made[0]!.id),
    Buffer.from(`${TRACES.email} ${TRACES.bio}`),
    'application/zip',
  );
  await storeBytes(app, id);
  await pool.query('update users set deletes_at = $2 where id = $1', [id, app.ctx.clock.now()]);
  return {
    id,
    cookie,
    other,
    soldId: sold.id,
    unsoldId: unsold.id,
    refundedId: refunded.id,
    likedId: liked.id,
    courseId: course.id,
    emptyCourseId: empty.id,
    takenCourseId: taken.id,
    contentId: watched.id,
    deal,
    receiptId: (receipt.body as { id: string }).id,
    aloneId: ids['alone']!,
    bothId: ids['both']!,
    collectionId: ids['theirs']!,
    keptObjects: await keysOf(app, id, {
      uploads: [sold.imageUrl, kept, cover.imageUrl],
      courseId: course.id,
      projectId: deal.id,
    }),
  };
}

/** 'table.column' of `memberData` that name the member. */
export async function columnsThatName(app: TestApp, id: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, columns } of FEATURES.flatMap(({ memberData = [] }) => memberData)) {
    for (const column of Object.keys(columns)) {
      const { rows } = await app.ctx.pool.query(
        `select 1 from ${table} where ${column}::text like '%' || $1 || '%' limit 1`,
        [id],
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
  }
  return found.toSorted();
}

/** Stand-ins for services of others. */
const ELSEWHERE = [
  'identity_accounts',
  'identity_payloads',
  'sandbox_payments',
  'sandbox_mail',
  'sandbox_webhooks',
];

/** 'table.column' of every table, and keys of every object, that contain one of the words. */
export async function search(
  app: TestApp,
  words: readonly string[],
): Promise<{ columns: string[]; objects: string[] }> {
  const { pool, config } = app.ctx;
  const { rows: columns } = await pool.query<{ schema: string; table: string; column: string }>(
    `select n.nspname as schema, c.relname as table, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)`,
    [ELSEWHERE],
  );
  const patterns = words.map((word) => `%${word}%`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await pool.query(
      `select 1 from ${schema}."${table}" where "${column}"::text ilike any ($1) limit 1`,
      [patterns],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  const folder = path.join(config.dataDir, 'objects');
  const objects = readdirSync(path.join(folder, 'meta')).flatMap((file) => {
    const pointer = JSON.parse(readFileSync(path.join(folder, 'meta', file), 'utf8')) as Record<
      'key' | 'data',
      string
    >;
    const bytes = readFileSync(path.join(folder, 'data', pointer.data), 'latin1');
    return words.some((word) => bytes.includes(word)) ? [pointer.key] : [];
  });
  expect(columns.length).toBeGreaterThan(0);
  return { columns: found.toSorted(), objects: objects.toSorted() };
}

/** Every counter that others see, and a recount; only those that differ. */
export async function wrongCounters(app: TestApp): Promise<unknown[]> {
  const { rows } = await app.ctx.pool.query(`
    select * from (
      select 'likes' as what, id, likes_count::numeric as stored,
        (select count(*) from likes where artwork_id = artworks.id) as counted from artworks
      union all select 'comments', a.id, a.comments_count,
        (select count(*) from comments c join users u on u.id = c.user_id
          where c.artwork_id = a.id and not c.is_hidden and not u.is_hidden and u.suspended_until is null) from artworks a
      union all select 'total likes', u.id, u.total_likes,
        (select coalesce(sum(likes_count), 0) from artworks where user_id = u.id) from users u
      union all select 'followers', id, followers_count,
        (select count(*) from follows where following_id = users.id) from users
      union all select 'following', id, following_count,
        (select count(*) from follows where follower_id = users.id) from users
      union all select 'enrolled', id, enrolled_count,
        (select count(*) from enrollments where course_id = courses.id) from courses
      union all select 'lessons', id, lessons_count,
        (select count(*) from course_lessons where course_id = courses.id) from courses
      union all select 'reviews', id, reviews_count,
        (select count(*) from course_reviews where course_id = courses.id and not is_hidden) from courses
      union all select 'rating', id, rating,
        (select coalesce(round(avg(rating), 2), 0) from course_reviews where course_id = courses.id and not is_hidden)
        from courses
      union all select 'video likes', id, like_count,
        (select count(*) from inspiration_likes where content_id = inspiration_content.id) from inspiration_content
      union all select 'unread', user_id, unread_count,
        (select count(*) from messages m where m.receiver_id = user_id and m.sender_id = other_id and not m.is_read)
        from conversations
    ) counters where stored <> counted`);
  return rows;
}
