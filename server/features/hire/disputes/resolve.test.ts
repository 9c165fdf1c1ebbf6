/** A dispute is decided by the rules of every case. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { openStream } from '#server/testing/stream.ts';
import { recordActivity } from '../record-activity.ts';
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

/** Makes the member a reader of letters. */
async function addressOf({ id }: { id: string }): Promise<string> {
  const set = app.ctx.db.update(users).set({ emailVerified: true });
  const [row] = await set.where(eq(users.id, id)).returning({ email: users.email });
  return row!.email!;
}

test.each([
  [{ outcome: 'split', designerAmount: '100.00' }, 'The project is complete.', '$330 is refunded to', '$90'],
  [{ outcome: 'complete' }, 'The project is complete.', 'Nothing is refunded.', '$387'],
  [{ outcome: 'cancel' }, 'The project is canceled.', '$430 is refunded to', null],
])('one letter names the amounts of %j', async (decision, end, back, earned) => {
  const moderator = await createMember(app, { role: 'moderator' });
  const { id, client, designer } = await dealAt(app, 'disputed');
  const shares = new Map([
    [await addressOf(client), ` receives ${earned}.`],
    [await addressOf(designer), `You receive ${earned}.`],
  ]);
  await post(app, moderator, id, 'resolve', { ...decision, note: 'It is half done.' }).expect(200);
  for (const [address, share] of shares) {
    const letters = (await deliver(app, address)).filter(({ subject }) =>
      /^(Complete|Canceled|Dispute resolved)/.test(subject),
    );
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Dispute resolved')]);
    const { text } = letters[0]!;
    for (const words of ['It is half done.', end, back]) expect(text).toContain(words);
    expect([text.includes(share), /receives?/.test(text)]).toEqual([earned !== null, earned !== null]);
  }
});

test('a dispute that a deadline opened names no one', async () => {
  const { id: projectId, client } = await dealAt(app, 'in_progress');
  const address = await addressOf(client);
  const activity = { projectId, actorId: null, kind: 'disputed', note: 'Not paid in time.' } as const;
  await app.ctx.db.transaction((tx) => recordActivity(app.ctx, tx, { ...activity, at: new Date() }));
  const letter = (await deliver(app, address)).at(-1)!;
  expect(letter.text).toContain('Not paid in time.');
  expect(letter.text).not.toContain('opened a dispute');
});
