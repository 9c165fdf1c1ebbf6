/** A dispute is decided by the rules of every case. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { openStream } from '#server/testing/stream.ts';
import { dealAt, post } from '../escrow/testing.ts';

const app = await startTestApp();
afterAll(() => app.close());

const CANCEL = { outcome: 'cancel', note: 'It is not done.' };
const setRole = (id: string, role: 'member' | 'admin') =>
  app.ctx.db.update(users).set({ role }).where(eq(users.id, id));
const disputesOf = async (who: { cookie: string }, id: string) =>
  (await fetch(`${app.url}/api/hire-projects/${id}/disputes`, { headers: { cookie: who.cookie } })).json();

test('no one decides their own, except an admin when no one else is left, and the log says so', async () => {
  const { id, client } = await dealAt(app, 'disputed');
  const other = await createMember(app, { role: 'moderator' });
  await setRole(client.id, 'admin');
  expect(await disputesOf(client, id)).toMatchObject([{ isException: false }]);
  expect((await post(app, client, id, 'resolve', CANCEL)).body).toMatchObject({ code: 'own_case' });
  await setRole(other.id, 'member');
  expect(await disputesOf(client, id)).toMatchObject([{ isException: true }]);
  await post(app, client, id, 'resolve', CANCEL).expect(200);
  const [act] = await app.ctx.db.select().from(staffActs).where(eq(staffActs.subjectId, id));
  expect(act?.after).toEqual({ status: 'cancelled', outcome: 'cancel', byException: true });
});

test('it is decided once: the second decision is told of the first', async () => {
  const moderator = await createMember(app, { role: 'moderator', firstName: 'June', lastName: 'Okafor' });
  const { id } = await dealAt(app, 'disputed');
  await post(app, moderator, id, 'resolve', CANCEL).expect(200);
  const second = await post(app, moderator, id, 'resolve', { outcome: 'complete', note: 'Done.' }).expect(
    409,
  );
  expect(second.body).toMatchObject({
    code: 'case_decided',
    decided: { decision: 'cancel', by: 'June Okafor' },
  });
  const running = await dealAt(app, 'in_progress');
  expect((await post(app, moderator, running.id, 'resolve', CANCEL)).body).toMatchObject({
    code: 'project_state',
  });
});

test('the queue hears when one is opened and when it is decided', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const { id, client } = await dealAt(app, 'in_progress');
  const stream = await openStream(app.url, moderator.cookie);
  await post(app, client, id, 'dispute', { reason: 'Nobody answers.' }).expect(200);
  await stream.next('queue');
  stream.signals.length = 0;
  await post(app, moderator, id, 'resolve', CANCEL).expect(200);
  await stream.next('queue');
  stream.close();
});
