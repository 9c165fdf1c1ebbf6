/** A call repeated after a lost response makes nothing twice, whatever it makes. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryEndpoints } from '#shared/delivery/contract.ts';
import { startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';

const app = await startTestApp();
afterAll(() => app.close());
let member: TestMember;
let other: TestMember;
let workId: string;
beforeAll(async () => {
  [member, other] = [await createMember(app, ARTIST), await createMember(app, ARTIST)];
  workId = (await createArtwork(app)).id;
});

const ARTIST = { artistName: 'Ines' };
const PROJECT = { title: 'A logo', description: 'For a bakery.', budget: '$500', timeframe: '2 weeks' };

test.each([
  ['comments', () => `/api/artworks/${workId}/comments`, { content: 'A quiet line.' }],
  ['collections', () => '/api/collections', { title: 'Blue' }],
  ['delivery_profiles', () => '/api/delivery-profiles', deliveryEndpoints.create.example],
  ['hire_projects', () => '/api/hire-projects', PROJECT],
  ['courses', () => '/api/courses', { title: 'Night walks' }],
  ['support_requests', () => '/api/support-requests', { subject: 'A question', message: 'Where is it?' }],
  ['webhooks', () => '/api/webhooks', { url: 'https://studio.example/hooks', events: ['order.sold'] }],
])('%s', async (table, path, body) => {
  const clientId = randomUUID();
  const make = async ({ cookie }: TestMember) => {
    const response = await fetch(app.url + path(), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, clientId }),
    });
    return { status: response.status, body: (await response.json()) as { id: string } };
  };
  const answers = await Promise.all([make(member), make(member), make(member)]);
  expect(answers.map(({ status, body: { id } }) => [status, id])).toEqual(answers.map(() => [201, clientId]));
  const { rows } = await app.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int n from ${sql.identifier(table)} where id = ${clientId}`,
  );
  expect(rows).toEqual([{ n: 1 }]);
  expect(await make(other)).toMatchObject({ status: 400, body: { errors: [{ path: 'clientId' }] } });
});
