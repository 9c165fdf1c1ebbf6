/** A designer's portfolio: editable by them, visible to everyone. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PORTFOLIO_MAX, type PortfolioItem } from '#shared/portfolios/contract.ts';
import { applicationWorks } from '#shared/hire/tables.ts';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { createApplication, createProject, createWork } from '#server/testing/hire.ts';
import { askAs } from '#server/testing/hire-work.ts';
import { removeUnused } from '#server/files/table.ts';
import { uploadTable } from '#server/features/uploads/upload-table.ts';
import { storeUpload } from '#server/features/uploads/service.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let picture: Buffer;
let designer: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000' } });
  const blank = { width: 60, height: 40, channels: 3 as const, background: 'teal' };
  picture = await sharp({ create: blank }).png().toBuffer();
});
afterAll(() => app.close());
beforeEach(async () => {
  designer = await createMember(app);
});

const refusal = (status: number, code: string) => ({ status, body: { code } });
const store = async (who: TestMember) => (await storeUpload(app.ctx, who.id, picture)).objectPath;
const add = async (fields: object = {}, who = designer) =>
  askAs(app, who, 'POST', '/portfolio', { title: 'Tea', imageUrl: await store(who), ...fields });
const listAs = (who: { cookie: string } | null, id = designer.id) =>
  askAs(app, who, 'GET', `/users/${id}/portfolio`);
const titles = async () => ((await listAs(designer)).body as PortfolioItem[]).map(({ title }) => title);
const uploadOf = async (imageUrl: string) => {
  const id = imageUrl.slice('/objects/'.length);
  return (await app.ctx.db.select().from(uploads).where(eq(uploads.id, id)))[0];
};

test('a piece is added with its image, visible to everyone', async () => {
  const asked = { name: 'tea.png', size: picture.length, contentType: 'image/png', purpose: 'portfolio' };
  const { body: url } = await askAs(app, designer, 'POST', '/objects/upload', asked);
  await fetch(url.uploadURL, {
    method: 'PUT',
    body: picture as BodyInit,
    headers: { 'content-type': 'image/png' },
  });
  const { status, body } = await add({
    imageUrl: url.uploadURL,
    description: 'A shop',
    projectUrl: 'https://example.com/tea',
    category: 'logo_design',
    skills: 'type, tea',
    featured: true,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: designer.id,
    title: 'Tea',
    projectUrl: 'https://example.com/tea',
    category: 'logo_design',
    skills: 'type, tea',
    featured: true,
    width: 60,
    height: 40,
  });
  expect(await uploadOf(body.imageUrl)).toMatchObject({ status: 'attached', purpose: 'portfolio' });
  const rendition = await fetch(`${app.url}/media/${body.imageUrl.slice('/objects/'.length)}/card.webp`);
  expect(rendition.headers.get('content-type')).toBe('image/webp');
  expect((await listAs(await createMember(app))).body).toEqual([body]);
});

test('featured ones come first, then the designer’s order; new ones at the front', async () => {
  for (const title of ['One', 'Two', 'Three']) await add({ title });
  expect(await titles()).toEqual(['Three', 'Two', 'One']);
  const pieces = (await listAs(designer)).body as PortfolioItem[];
  const ids = [pieces[2]!.id, pieces[0]!.id.toUpperCase(), pieces[1]!.id];
  const { status, body } = await askAs(app, designer, 'PUT', '/portfolio-order', { ids });
  expect(status).toBe(200);
  expect((body as PortfolioItem[]).map(({ title }) => title)).toEqual(['One', 'Three', 'Two']);
  const { title, imageUrl } = pieces[1]!;
  await askAs(app, designer, 'PUT', `/portfolio/${pieces[1]!.id}`, { title, imageUrl, featured: true });
  expect(await titles()).toEqual(['Two', 'One', 'Three']);
  await add({ title: 'Four' });
  expect(await titles()).toEqual(['Two', 'Four', 'One', 'Three']);
});

test('a piece that a moderator hid stays visible to its designer', async () => {
  const { body } = await add({ title: 'Copied' });
  await add({ title: 'Own' });
  await app.ctx.db
    .update(designerPortfolios)
    .set({ isHidden: true })
    .where(eq(designerPortfolios.id, body.id as string));
  const stranger = await createMember(app);
  const seenBy = async (who: TestMember) =>
    ((await listAs(who)).body as PortfolioItem[]).map(({ title, isHidden }) => [title, isHidden]);
  expect(await seenBy(designer)).toEqual([
    ['Own', false],
    ['Copied', true],
  ]);
  expect(await seenBy(stranger)).toEqual([['Own', false]]);
});

describe('an edit', () => {
  test('keeps what is not given, and clears empty fields', async () => {
    const { body } = await add({ description: 'A shop', skills: 'tea', featured: true });
    const { id, imageUrl } = body;
    for (const form of [{ title: 'Coffee', skills: '' }, { imageUrl, projectUrl: '' }, {}])
      expect(await askAs(app, designer, 'PUT', `/portfolio/${id}`, form)).toMatchObject({
        status: 200,
        body: { title: 'Coffee', imageUrl, description: 'A shop', skills: null, featured: true },
      });
    expect(await uploadOf(imageUrl)).toMatchObject({ status: 'attached' });
  });

  test('detaches the old image if it has another one', async () => {
    const { body } = await add();
    const imageUrl = await store(designer);
    const edited = await askAs(app, designer, 'PUT', `/portfolio/${body.id}`, { title: 'Tea', imageUrl });
    expect(edited.body.imageUrl).toBe(imageUrl);
    // The answer was lost.
    const repeated = await askAs(app, designer, 'PUT', `/portfolio/${body.id}`, { imageUrl });
    expect(repeated).toMatchObject({ status: 200, body: { imageUrl } });
    expect(await uploadOf(imageUrl)).toMatchObject({ status: 'attached' });
    expect(await uploadOf(body.imageUrl)).toMatchObject({ status: 'ready' });
  });
});

test('a piece is deleted with its objects, and from applications that showed it', async () => {
  const { body } = await add();
  const { id: projectId } = await createProject(app);
  const { id: applicationId } = await createApplication(app, { projectId, designerId: designer.id });
  await app.ctx.db.insert(applicationWorks).values({ applicationId, portfolioId: body.id, position: 0 });
  expect((await askAs(app, designer, 'DELETE', `/portfolio/${body.id}`)).status).toBe(204);
  expect(await titles()).toEqual([]);
  app.clock.advance(DAY_MS + 1000);
  await removeUnused(app.ctx, uploadTable);
  expect(await uploadOf(body.imageUrl)).toBeUndefined();
  const rendition = `renditions/${body.imageUrl.slice('/objects/'.length)}/card.webp`;
  expect(await app.ctx.storage.size(rendition)).toBeNull();
  const shown = eq(applicationWorks.applicationId, applicationId);
  expect(await app.ctx.db.$count(applicationWorks, shown)).toBe(0);
});

describe('refused', () => {
  test('another’s, or an unknown one', async () => {
    const { body } = await add();
    const other = await createMember(app, { role: 'moderator' });
    const form = { title: 'Mine', imageUrl: body.imageUrl };
    for (const [who, id] of [
      [other, body.id],
      [designer, randomUUID()],
    ] as const) {
      const answers = [
        await askAs(app, who, 'PUT', `/portfolio/${id}`, form),
        await askAs(app, who, 'DELETE', `/portfolio/${id}`),
      ];
      for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'portfolio_not_found'));
    }
    expect(await titles()).toEqual(['Tea']);
  });

  test('an order without all of the member’s pieces', async () => {
    const [one, two] = [(await add()).body.id, (await add()).body.id];
    const others = (await createWork(app, (await createMember(app)).id)).id;
    for (const ids of [[one], [one, one], [one, two, two], [one, others], [one, two, others], []]) {
      const answer = await askAs(app, designer, 'PUT', '/portfolio-order', { ids });
      expect(answer).toMatchObject(refusal(404, 'portfolio_not_found'));
    }
  });

  test('images that are another member’s, in use, or invalid', async () => {
    const other = await createMember(app);
    expect(await add({ imageUrl: await store(other) })).toMatchObject(refusal(404, 'upload_not_found'));
    const { imageUrl } = await createArtwork(app, { userId: designer.id });
    expect(await add({ imageUrl })).toMatchObject(refusal(409, 'upload_in_use'));
    const { body } = await add();
    const { body: second } = await add();
    const taken = { title: 'Tea', imageUrl: second.imageUrl };
    const edit = await askAs(app, designer, 'PUT', `/portfolio/${body.id}`, taken);
    expect(edit).toMatchObject(refusal(409, 'upload_in_use'));
    const { body: url } = await askAs(app, designer, 'POST', '/objects/upload', { purpose: 'portfolio' });
    expect(await add({ imageUrl: url.uploadURL })).toMatchObject(refusal(409, 'upload_expired'));
    await fetch(url.uploadURL, { method: 'PUT', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    expect(await add({ imageUrl: url.uploadURL })).toMatchObject(refusal(415, 'unsupported_type'));
  });

  test.each([
    ['a title', { title: ' ' }],
    ['a picture', { imageUrl: '' }],
    ['a link of the web', { projectUrl: 'javascript:alert(1)' }],
    ['a category', { category: 'poetry' }],
  ])('a piece without %s', async (_what, fields) => {
    expect(await add(fields)).toMatchObject(refusal(400, 'invalid_request'));
  });

  test('one too many, also concurrently', async () => {
    const pieces = Array.from({ length: PORTFOLIO_MAX - 1 }, () => ({
      userId: designer.id,
      title: 'Tea',
      imageUrl: `/objects/${randomUUID()}`,
    }));
    await app.ctx.db.insert(designerPortfolios).values(pieces);
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await add()).toMatchObject(refusal(409, 'portfolio_full'));
  });

  test('a viewer who cannot see the member', async () => {
    const [hidden, blocked] = [await createMember(app, { isHidden: true }), await createMember(app)];
    await app.ctx.db.insert(blocks).values({ blockerId: designer.id, blockedId: blocked.id });
    expect(await listAs(designer, hidden.id)).toMatchObject(refusal(404, 'member_not_found'));
    expect(await listAs(blocked)).toMatchObject(refusal(404, 'member_not_found'));
    expect(await listAs(null)).toMatchObject(refusal(401, 'sign_in_required'));
  });
});
