/** kill -9 between a receiver's answer and the commit that records it. */
import { expect, it, vi } from 'vitest';
import { webhookAttempts, webhookDeliveries, webhooks } from '#shared/webhooks/tables.ts';
import { createRemote } from '#server/providers/remote/remote.ts';
import { PUBLIC_INTERNET } from '#server/providers/remote/rules.ts';
import { createMember } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { createKillableServer } from '#server/testing/killable-server.ts';
import { startReceiver } from '#server/testing/receiver.ts';
import { sendDueWebhooks } from './send.ts';

const LOCK = 4712;

it('sends again with the same id', async () => {
  const receiver = await startReceiver();
  const server = await createKillableServer({ env: { ROLE: 'worker', WEBHOOK_TEST_HOSTS: receiver.host } });
  const { app } = server;
  try {
    await server.start();
    const { pool, db } = app.ctx;
    const { id: userId } = await createMember(app);
    await db
      .insert(webhooks)
      .values({ userId, url: receiver.url, events: ['project.changed'], secret: 'whsec_c2VjcmV0' });
    await pool.query(`create function hang() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`);
    await pool.query(
      `create trigger hang before insert on webhook_attempts for each row execute function hang()`,
    );
    const holder = await pool.connect();
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    const { id: projectId } = await createProject(app, { clientId: userId });
    await app.ctx.events.emit(db, 'hire.changed', {
      projectId,
      kind: 'posted',
      to: [userId],
      parties: [userId],
      by: null,
    });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 20_000);
    await server.kill();
    // Its connection would still finish the statement.
    await pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
    );
    await holder.query(`select pg_advisory_unlock(${LOCK})`);
    holder.release();
    await pool.query('drop trigger hang on webhook_attempts');
    expect(await db.select().from(webhookAttempts)).toEqual([]);
    // The lease of the process that died ends in a minute.
    await db.update(webhookDeliveries).set({ leasedUntil: null });
    app.ctx.remote = createRemote(PUBLIC_INTERNET, ({ host }) => host === receiver.host);
    await sendDueWebhooks(app.ctx);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await db.select().from(webhookDeliveries)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  } finally {
    await server.close();
    receiver.close();
  }
}, 120_000);
