/** Every path to a file x every kind of caller: the two parties only, and moderators after a dispute. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hireDisputes, hireProjects } from '#shared/hire/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { type Job, askAs, createJob } from '#server/testing/hire-work.ts';
import { PDF, sendBytes, shareFile, takePhoto } from '../milestones/testing.ts';

let app: TestApp;
let job: Job;
let people: Record<string, { id?: string; cookie: string } | null>;
let photoId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000' } });
  job = await createJob(app);
  const said = { name: 'Straße.jpg', contentType: 'image/jpeg' };
  photoId = (await shareFile(app, job, job.designer, await takePhoto(), said)).body.id;
  const blocked = await createMember(app);
  await app.ctx.db.insert(blocks).values({ blockerId: job.client.id, blockedId: blocked.id });
  people = {
    'signed out': null,
    stranger: await createMember(app),
    applicant: job.applicant,
    'party of another project': (await createJob(app)).designer,
    blocked,
    moderator: await createMember(app, { role: 'moderator' }),
    client: job.client,
    designer: job.designer,
  };
});
afterAll(() => app.close());

const filesOf = (id: string) => `/hire-projects/${id}/files`;
const PATHS: Record<string, () => string> = {
  list: () => filesOf(job.project.id),
  download: () => `${filesOf(job.project.id)}/${photoId}`,
  preview: () => `${filesOf(job.project.id)}/${photoId}/preview`,
};
const OKAY: Record<string, number> = { list: 200, download: 302, preview: 200 };
const REFUSED: Record<string, number> = { 'signed out': 401, blocked: 404 };
const WHO = [
  'signed out',
  'stranger',
  'applicant',
  'party of another project',
  'blocked',
  'moderator',
  'client',
  'designer',
];
const each = Object.keys(PATHS).flatMap((what) => WHO.map((who) => ({ what, who })));

async function expectAccess(what: string, who: string, allowed: string[]): Promise<void> {
  const { status } = await askAs(app, people[who]!, 'GET', PATHS[what]!());
  expect(status).toBe(allowed.includes(who) ? OKAY[what] : (REFUSED[who] ?? 403));
}

describe('without a dispute', () => {
  test.each(each)('$what: $who', ({ what, who }) => expectAccess(what, who, ['client', 'designer']));
});

describe('once there was a dispute', () => {
  beforeAll(async () => {
    await app.ctx.db
      .update(hireProjects)
      .set({ status: 'disputed' })
      .where(eq(hireProjects.id, job.project.id));
    await app.ctx.db
      .insert(hireDisputes)
      .values({ projectId: job.project.id, openedBy: job.client.id, reason: 'It is late.' });
  });
  test.each(each)('$what: $who', ({ what, who }) =>
    expectAccess(what, who, ['client', 'designer', 'moderator']),
  );
});

test('a download is an attachment and never cached', async () => {
  const { headers } = await fetch(`${app.url}/api${PATHS.download!()}`, {
    redirect: 'manual',
    headers: { cookie: job.client.cookie },
  });
  expect(headers.get('cache-control')).toBe('private, no-store');
  const url = headers.get('location')!;
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
  const file = await fetch(url);
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="Stra_e.jpg"; filename*=UTF-8''Stra%C3%9Fe.jpg`,
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  const forged = await fetch(url.replace(photoId, '11111111-1111-4111-8111-111111111111'));
  expect(forged.status).toBe(403);
  expect((await fetch(url.split('?')[0]!)).status).toBe(403);
});

test('a preview is a small, uncached image', async () => {
  const response = await fetch(`${app.url}/api${PATHS.preview!()}`, {
    headers: { cookie: job.client.cookie },
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
});

test('the path of another project, an unfinished file, an invalid id: 404', async () => {
  const other = await createJob(app, { clientId: job.client.id });
  const { fileId } = await sendBytes(app, job, job.client, PDF);
  const pdf = (await shareFile(app, job, job.client, PDF)).body.id as string;
  for (const path of [
    `${filesOf(other.project.id)}/${photoId}`,
    `${filesOf(other.project.id)}/${photoId}/preview`,
    `${filesOf(job.project.id)}/${fileId}`,
    `${filesOf(job.project.id)}/${pdf}/preview`,
    `${filesOf(job.project.id)}/nothing`,
    `${filesOf('nothing')}/${photoId}`,
    `${filesOf('11111111-1111-4111-8111-111111111111')}/${photoId}`,
  ]) {
    expect((await askAs(app, job.client, 'GET', path)).status, path).toBe(404);
  }
});

describe('while the project is pending', () => {
  const at = (rest = '') => `/hire-projects/${pending.project.id}/files${rest}`;
  let pending: Job;
  let fileId: string;
  beforeAll(async () => {
    pending = await createJob(app, { status: 'pending', designerId: null, agreedPrice: null });
    fileId = (await shareFile(app, pending, pending.client, PDF)).body.id;
  });

  test.each([
    ['signed out', 401],
    ['stranger', 403],
    ['applicant', 403],
    ['designer', 403],
    ['moderator', 403],
    ['client', 200],
  ])('only the client can see it: %s', async (who, status) => {
    const asker: { cookie: string } | null = { ...people, ...pending }[who as 'client'] ?? null;
    expect((await askAs(app, asker, 'GET', at())).status).toBe(status);
    const download = await askAs(app, asker, 'GET', at(`/${fileId}`));
    expect(download.status).toBe(status === 200 ? 302 : status);
    if (who === 'client') return;
    const about = { name: 'plan.pdf', size: PDF.length, contentType: 'application/pdf' };
    expect((await askAs(app, asker, 'POST', at('/upload'), about)).status).toBe(status);
  });

  test('the accepted designer sees it', async () => {
    const { id } = pending.project;
    const fields = { status: 'in_progress', designerId: pending.designer.id } as const;
    await app.ctx.db.update(hireProjects).set(fields).where(eq(hireProjects.id, id));
    expect((await askAs(app, pending.designer, 'GET', at())).body).toMatchObject([{ id: fileId }]);
    expect((await askAs(app, pending.designer, 'GET', at(`/${fileId}`))).status).toBe(302);
    expect((await askAs(app, pending.applicant, 'GET', at())).status).toBe(403);
  });
});
