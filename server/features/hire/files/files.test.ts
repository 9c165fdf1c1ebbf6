/** Uploading project files: which are accepted, as which type, and what happens to the others. */
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT_FILE_MAX_BYTES, type ProjectFile } from '#shared/hire/milestones/contract.ts';
import { PROJECT_STATUSES } from '#shared/hire/states.ts';
import { projectActivities, hireProjects, projectFiles, projectMilestones } from '#shared/hire/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { type Job, askAs, createJob } from '#server/testing/hire-work.ts';
import { allFileKeys, checkedFileKey, incomingFileKey, previewFileKey } from './file-names.ts';
import { removeUnused } from '#server/files/table.ts';
import { storeUpload } from '#server/features/uploads/public.ts';
import { laterRemovals } from '#server/features/uploads/testing.ts';
import { fileTable } from './file-table.ts';
import { PDF, addSent, putTo, sendBytes, shareFile, takePhoto, zipOf } from '../milestones/testing.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let job: Job;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  job = await createJob(app);
});

const path = (rest = '') => `/hire-projects/${job.project.id}/files${rest}`;
const refusal = (status: number, code: string) => ({ status, body: { code } });
const rowOf = async (id: string) =>
  (await app.ctx.db.select().from(projectFiles).where(eq(projectFiles.id, id)))[0];
async function whatIsLeft(id: string): Promise<string[]> {
  const keys = allFileKeys({ id, projectId: job.project.id });
  const sizes = await Promise.all(keys.map((key) => app.ctx.storage.size(key)));
  return keys.filter((_key, at) => sizes[at] !== null).map((key) => key.split('/').at(-1)!);
}
const listAs = async (who: { cookie: string }) =>
  (await askAs(app, who, 'GET', path())).body as ProjectFile[];

test('an image is shared with the other party, with a preview and without its location', async () => {
  const photo = await takePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const said = { name: 'Street.JPG', contentType: 'image/jpeg' };
  const { status, body } = await shareFile(app, job, job.designer, photo, said, { description: 'The first' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    fileName: 'Street.jpg',
    fileType: 'image/jpeg',
    version: 1,
    description: 'The first',
    uploadedBy: job.designer.id,
    fileUrl: `/api${path(`/${body.id}`)}`,
    previewUrl: `/api${path(`/${body.id}/preview`)}`,
  });
  expect(Object.keys(body)).not.toContain('key');
  const kept = await app.ctx.storage.read(checkedFileKey({ ...body }), 1e6);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.length).toBe(body.bytes);
  expect(await whatIsLeft(body.id)).toEqual(['file', 'preview']);
  expect(await listAs(job.client)).toMatchObject([{ id: body.id, uploader: { id: job.designer.id } }]);
  const [event] = await app.ctx.db
    .select()
    .from(projectActivities)
    .where(and(eq(projectActivities.projectId, job.project.id), eq(projectActivities.kind, 'file_added')));
  expect(event).toMatchObject({ note: 'Street.jpg', actorId: job.designer.id });
});

test.each([
  ['plan.pdf', 'application/pdf', () => PDF, 'plan.pdf'],
  ['all.zip', 'application/zip', () => zipOf('notes.txt'), 'all.zip'],
  // The content decides, not the declared type.
  ['all.zip', 'application/zip', () => PDF, 'all.zip.pdf'],
] as const)('%s, said to be %s', async (name, contentType, bytes, kept) => {
  const { status, body } = await shareFile(app, job, job.client, bytes(), { name, contentType });
  expect(status).toBe(201);
  expect(body).toMatchObject({ fileName: kept, previewUrl: null, bytes: bytes().length });
  expect(body.fileType).toBe(kept.endsWith('pdf') ? 'application/pdf' : 'application/zip');
});

describe('refused and deleted', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported_type'],
    ['SVG', () => Buffer.from(SVG), 'unsupported_type'],
    ['SVG with a prologue', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 'unsupported_type'],
    ['a Windows program', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'unsupported_type'],
    [
      'a Linux program',
      () => Buffer.from(`\x7fELF\x02\x01\x01${'\0'.repeat(200)}`, 'latin1'),
      'unsupported_type',
    ],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'unsupported_type'],
    ['a JAR', () => zipOf('META-INF/MANIFEST.MF', 'Main-Class: A'), 'unsupported_type'],
    ['an APK', () => zipOf('classes.dex', 'dex'), 'unsupported_type'],
    ['HTML before a PDF', () => Buffer.concat([Buffer.from('<html>'), PDF]), 'unsupported_type'],
    ['half a picture', async () => (await takePhoto()).subarray(0, 900), 'damaged_image'],
  ])('%s', async (_what, bytes, code) => {
    const { fileId } = await sendBytes(app, job, job.designer, await bytes());
    const answer = await addSent(app, job, job.designer, fileId);
    expect(answer).toMatchObject(refusal(415, code));
    expect(await whatIsLeft(fileId)).toEqual([]);
    expect(await rowOf(fileId)).toBeUndefined();
    expect(await listAs(job.client)).toEqual([]);
    const keys = [incomingFileKey({ id: fileId, projectId: job.project.id })];
    expect(await laterRemovals(app)).toContainEqual({ keys, isLater: true });
  });

  test('an image with too many pixels', async () => {
    const wide = { width: 10_000, height: 5001, channels: 3 as const, background: 'white' };
    const bytes = await sharp({ create: wide }).png().toBuffer();
    const answer = await shareFile(app, job, job.designer, bytes, { contentType: 'image/png' });
    expect(answer).toMatchObject(refusal(413, 'image_too_large'));
  });
});

describe('a URL is refused', () => {
  test.each([
    ['for a type that is not taken', { contentType: 'image/svg+xml' }, refusal(400, 'invalid_request')],
    ['for a program', { contentType: 'application/x-msdownload' }, refusal(400, 'invalid_request')],
    ['without a name', { name: ' ' }, refusal(400, 'invalid_request')],
    ['for nothing', { size: 0 }, refusal(400, 'invalid_request')],
    ['for too much', { size: PROJECT_FILE_MAX_BYTES + 1 }, refusal(413, 'file_too_large')],
  ])('%s', async (_what, about, expected) => {
    const body = { name: 'plan.pdf', size: 10, contentType: 'application/pdf', ...about };
    expect(await askAs(app, job.client, 'POST', path('/upload'), body)).toMatchObject(expected);
  });

  test('another size or type than declared is refused by the store', async () => {
    const about = { name: 'plan.pdf', size: PDF.length, contentType: 'application/pdf' };
    const { body } = await askAs(app, job.client, 'POST', path('/upload'), about);
    await expect(putTo(body.uploadURL, PDF.subarray(1), 'application/pdf')).rejects.toThrow('403');
    await expect(putTo(body.uploadURL, PDF, 'text/html')).rejects.toThrow('403');
  });
});

test.each(PROJECT_STATUSES)(
  'a project that is %s takes files only until it has ended, and always shows them',
  async (status) => {
    const { fileId } = await sendBytes(app, job, job.client, PDF);
    await app.ctx.db.update(hireProjects).set({ status }).where(eq(hireProjects.id, job.project.id));
    const isTaken = ['pending', 'in_progress', 'under_review', 'disputed'].includes(status);
    const about = { name: 'plan.pdf', size: 10, contentType: 'application/pdf' };
    const answers = [
      await askAs(app, job.client, 'POST', path('/upload'), about),
      await addSent(app, job, job.client, fileId),
    ];
    expect(answers.map((one) => one.body.code ?? 'done')).toEqual(
      isTaken ? ['done', 'done'] : ['project_state', 'project_state'],
    );
    expect((await askAs(app, job.designer, 'GET', path())).status).toBe(200);
  },
);

test('versions are counted per name and milestone, for both parties', async () => {
  const [milestone] = await app.ctx.db
    .insert(projectMilestones)
    .values({ projectId: job.project.id, title: 'Sketches' })
    .returning({ id: projectMilestones.id });
  const at = { milestoneId: milestone!.id };
  const versions: [string, { cookie: string }, object, number][] = [
    ['plan.pdf', job.client, {}, 1],
    ['PLAN.pdf', job.designer, {}, 2],
    ['other.pdf', job.client, {}, 1],
    ['plan.pdf', job.client, at, 1],
    ['plan.pdf', job.designer, at, 2],
  ];
  for (const [name, who, more, version] of versions) {
    const { body } = await shareFile(app, job, who, PDF, { name }, more);
    expect(body.version).toBe(version);
  }
  expect(await listAs(job.client)).toHaveLength(5);
});

test('two uploads of one name at once are two versions; adding one twice is one', async () => {
  const [one, two] = [await sendBytes(app, job, job.client, PDF), await sendBytes(app, job, job.client, PDF)];
  const answers = await Promise.all(
    [one, one, two].map(({ fileId }) => addSent(app, job, job.client, fileId)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await listAs(job.client)).map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(answers[0]!.body.version).toBe(answers[1]!.body.version);
});

test('an inspected file is not replaced by another PUT to its URL', async () => {
  const { fileId, uploadURL } = await sendBytes(app, job, job.client, PDF);
  await addSent(app, job, job.client, fileId);
  const evil = Buffer.alloc(PDF.length, '<script>alert(1)</script>');
  await putTo(uploadURL, evil, 'application/pdf');
  await addSent(app, job, job.client, fileId);
  const key = checkedFileKey({ id: fileId, projectId: job.project.id });
  expect(await app.ctx.storage.read(key, 1e6)).toEqual(PDF);
});

test('files that cannot be added', async () => {
  const { fileId } = await sendBytes(app, job, job.client, PDF);
  const other = await createJob(app, { clientId: job.client.id });
  const unknown = '11111111-1111-4111-8111-111111111111';
  expect(await addSent(app, job, job.designer, fileId)).toMatchObject(refusal(404, 'upload_not_found'));
  expect(await addSent(app, other, job.client, fileId)).toMatchObject(refusal(404, 'upload_not_found'));
  expect(await addSent(app, job, job.client, unknown)).toMatchObject(refusal(404, 'upload_not_found'));
  // A picture of one's own is no file of a project.
  const picture = await storeUpload(app.ctx, job.client.id, await takePhoto());
  const pictureId = picture.objectPath.split('/').at(-1)!;
  expect(await addSent(app, job, job.client, pictureId)).toMatchObject(refusal(404, 'upload_not_found'));
  const noMilestone = await addSent(app, job, job.client, fileId, { milestoneId: unknown });
  expect(noMilestone).toMatchObject(refusal(404, 'milestone_not_found'));
  const about = { name: 'plan.pdf', size: 10, contentType: 'application/pdf' };
  const { body } = await askAs(app, job.client, 'POST', path('/upload'), about);
  expect(await addSent(app, job, job.client, body.fileId)).toMatchObject(refusal(409, 'upload_expired'));
  app.clock.advance(DAY_MS + 1000);
  expect(await addSent(app, job, job.client, fileId)).toMatchObject(refusal(409, 'upload_expired'));
});

test('only the parties can upload', async () => {
  const { fileId } = await sendBytes(app, job, job.client, PDF);
  const others = [job.applicant, await createMember(app), await createMember(app, { role: 'moderator' })];
  const about = { name: 'plan.pdf', size: 10, contentType: 'application/pdf' };
  for (const who of others) {
    expect(await askAs(app, who, 'POST', path('/upload'), about)).toMatchObject(refusal(403, 'not_allowed'));
    expect(await addSent(app, job, who, fileId)).toMatchObject(refusal(403, 'not_allowed'));
  }
});

test('unfinished ones are deleted after a day, and so are repeated uploads to a used URL', async () => {
  const unfinished = await sendBytes(app, job, job.client, PDF);
  const used = await sendBytes(app, job, job.client, PDF);
  await addSent(app, job, job.client, used.fileId);
  await putTo(used.uploadURL, PDF, 'application/pdf');
  app.clock.advance(DAY_MS - 3_600_000);
  await removeUnused(app.ctx, fileTable);
  expect(await whatIsLeft(unfinished.fileId)).toEqual(['incoming']);
  expect(await whatIsLeft(used.fileId)).toEqual(['file']);
  app.clock.advance(3_600_001);
  await removeUnused(app.ctx, fileTable);
  expect(await whatIsLeft(unfinished.fileId)).toEqual([]);
  expect(await rowOf(unfinished.fileId)).toBeUndefined();
  expect(await whatIsLeft(used.fileId)).toEqual(['file']);
  expect(await rowOf(used.fileId)).toBeDefined();
});

test('keys are below the project, and never chosen by a member', () => {
  const file = { id: 'f', projectId: 'p' };
  expect([incomingFileKey(file), checkedFileKey(file), previewFileKey(file)]).toEqual([
    'projects/p/f/incoming',
    'projects/p/f/file',
    'projects/p/f/preview',
  ]);
});
