/** kill -9 between the mail server's answer and the commit that records it. */
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { outbox } from '#shared/mail/tables.ts';
import { createMember } from '#server/testing/factories.ts';
import { createKillableServer } from '#server/testing/killable-server.ts';
import { listMail } from '#server/testing/mail.ts';
import { sendDueMail } from './outbox/send.ts';

const LOCK = 4711;

it('sends again with the same Message-ID, once, and the mailbox shows one', async () => {
  const server = await createKillableServer();
  const { app } = server;
  try {
    const ownUrl = app.url;
    await server.start();
    const { pool, db } = app.ctx;
    const member = await createMember(app, { emailVerified: true });
    await pool.query(`create function hang() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`);
    await pool.query(`create trigger hang before update on outbox for each row when (new.state = 'sent')
      execute function hang()`);
    const holder = await pool.connect();
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    await db.execute(
      `insert into subscriptions (user_id, status, price) values ('${member.id}', 'canceled', 10)`,
    );
    await app.ctx.events.emit(db, 'premium.changed', { memberId: member.id, change: 'ended' });
    await vi.waitFor(async () => expect(await listMail(app, member.email)).toHaveLength(1), 20_000);
    const [first] = await listMail(app, member.email);
    await server.kill();
    // Its connection would still finish the statement.
    await pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
    );
    await holder.query(`select pg_advisory_unlock(${LOCK})`);
    holder.release();
    await pool.query('drop trigger hang on outbox');
    const rows = () => db.select().from(outbox).where(eq(outbox.userId, member.id));
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    // The lease of the process that died ends in two minutes.
    await db.update(outbox).set({ leasedUntil: null });
    await sendDueMail(app.ctx);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(await listMail({ ...app, url: ownUrl }, member.email)).toEqual([
      expect.objectContaining({ id: first!.id, messageId: first!.messageId, times: 2 }),
    ]);
  } finally {
    await server.close();
  }
}, 120_000);
