/** The migration to charges and transfers, over rows of the version before it. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { databaseBefore, insert, insertArtwork, insertMember } from '#server/testing/old-database.ts';

/** In the ledger of the version before 0013: the entries of one movement, which add up to zero. */
async function record(
  client: pg.Client,
  row: { kind: string; reference: string; purchase_id?: string; hire_project_id?: string },
  entries: [account: string, cents: number, memberId?: string][],
): Promise<void> {
  await client.query('begin');
  const transactionId = await insert(client, 'ledger_transactions', { ...row, happened_at: new Date() });
  for (const [account, cents, memberId = null] of entries)
    await client.query(
      'insert into ledger_entries (transaction_id, account, amount_cents, member_id) values ($1, $2, $3, $4)',
      [transactionId, account, cents, memberId],
    );
  await client.query('commit');
}

describe('payments become charges and transfers, and the ledger names them', () => {
  test('in purchases of every state', async () => {
    const { client, migrateOn } = await databaseBefore('0013_payments_kernel');
    const [sellerId, buyerId] = [await insertMember(client), await insertMember(client)];
    const sell = async (status: string, { paid = false, moved = [] as string[], refund = '' } = {}) => {
      const id = randomUUID();
      await insert(client, 'purchases', {
        id,
        status,
        buyer_id: buyerId,
        seller_id: sellerId,
        artwork_id: await insertArtwork(client, { user_id: sellerId }),
        amount: '100.00',
        delivery_cost: '5.00',
        artist_amount: '90.00',
        commission_amount: '10.00',
        stripe_payment_intent_id: `pi_${id}`,
        paid_at: paid ? new Date() : null,
        refunded_at: status === 'refunded' ? new Date() : null,
      });
      if (paid) await insert(client, 'commissions', { purchase_id: id, amount: '95.00', rate: '0.1000' });
      if (refund)
        await insert(client, 'refund_requests', { purchase_id: id, status: refund, reason: 'Torn.' });
      for (const kind of moved)
        await record(client, { kind, reference: `${kind}_${id}`, purchase_id: id }, [
          ['provider', 10_500],
          ['artist', -9500, sellerId],
          ['commission', -1000],
        ]);
      return id;
    };
    const paid = { paid: true, moved: ['charge'] };
    const kept = [9500, 1000, 0];
    const back = [0, 0, 10_500];
    const expected = {
      [await sell('pending')]: ['open', 'none', ...kept, false],
      [await sell('processing')]: ['processing', 'none', ...kept, false],
      [await sell('canceled')]: ['canceled', 'none', ...kept, false],
      [await sell('failed')]: ['canceled', 'none', ...kept, false],
      // Paid too late: the refund is on its way, or was made.
      [await sell('canceled', { moved: ['charge'] })]: ['refunding', 'none', ...back, true],
      [await sell('canceled', { moved: ['charge', 'refund'] })]: ['refunded', 'none', ...back, true],
      [await sell('paid', paid)]: ['paid', 'none', ...kept, true],
      [await sell('paid', { ...paid, refund: 'accepted' })]: ['refunding', 'none', ...back, true],
      [await sell('shipped', { ...paid, refund: 'open' })]: ['paid', 'none', ...kept, true],
      [await sell('disputed', { paid: true, moved: ['charge', 'dispute'] })]: ['paid', 'open', ...kept, true],
      [await sell('delivered', { paid: true, moved: ['charge', 'dispute', 'dispute_won'] })]: [
        'paid',
        'won',
        ...kept,
        true,
      ],
      [await sell('refunded', { paid: true, moved: ['charge', 'refund'] })]: [
        'refunded',
        'none',
        ...back,
        true,
      ],
      [await sell('refunded', { paid: true, moved: ['charge', 'dispute', 'dispute_lost'] })]: [
        'refunded',
        'lost',
        ...back,
        true,
      ],
    };
    await migrateOn();
    const { rows } = await client.query<Record<string, unknown>>(`select * from charges where owner_id = id`);
    const found = rows.map((row) => [
      row.id,
      [
        row.status,
        row.dispute,
        row.payee_cents,
        row.commission_cents,
        row.refunded_cents,
        row.released_at !== null,
      ],
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
    const payouts =
      await client.query(`select c.amount * 100 = t.amount_cents as ok, t.member_id from transfers t
      join commissions c on c.id = t.id and c.purchase_id = t.charge_id and c.status = t.status`);
    expect(payouts.rows).toEqual(Array.from({ length: 7 }, () => ({ ok: true, member_id: sellerId })));
    const lost = await client.query('select 1 from ledger_transactions where charge_id is null');
    expect(lost.rows).toEqual([]);
  });

  test('in projects, with a transfer that was reversed', async () => {
    const { client, migrateOn } = await databaseBefore('0013_payments_kernel');
    const [clientId, designerId] = [await insertMember(client), await insertMember(client)];
    const projectId = await insert(client, 'hire_projects', {
      client_id: clientId,
      designer_id: designerId,
      title: 'A quiet logo',
      description: 'For a bakery.',
      category: 'logo_design',
      timeline: '2 weeks',
      status: 'completed',
      budget: '500.00',
      upfront_amount: '250.00',
      remaining_amount: '250.00',
      commission_amount: '50.00',
      designer_amount: '450.00',
    });
    const applicationId = await insert(client, 'hire_applications', {
      project_id: projectId,
      designer_id: designerId,
    });
    const pay = (kind: string, row: Record<string, unknown>) =>
      insert(client, 'hire_payments', {
        project_id: projectId,
        kind,
        amount_cents: 25_000,
        stripe_charge_id: `ch_${kind}`,
        stripe_transfer_id: `tr_${kind}`,
        paid_at: new Date(),
        released_at: new Date(),
        transferred_at: new Date(),
        ...row,
      });
    const upfront = await pay('upfront', {
      application_id: applicationId,
      status: 'refunded',
      designer_cents: 0,
      commission_cents: 0,
      refunded_cents: 25_000,
      refunded_at: new Date(),
      payout_status: 'none',
    });
    const rest = await pay('final', {
      status: 'paid',
      designer_cents: 22_500,
      commission_cents: 2500,
      payout_status: 'paid',
    });
    const of = { hire_project_id: projectId };
    for (const [kind, reference, entries] of [
      [
        'hire_charge',
        'ch_upfront',
        [
          ['provider', 25_000],
          ['escrow', -25_000],
        ],
      ],
      [
        'hire_charge',
        'ch_final',
        [
          ['provider', 25_000],
          ['escrow', -25_000],
        ],
      ],
      [
        'hire_release',
        upfront,
        [
          ['escrow', 25_000],
          ['artist', -22_500, designerId],
          ['commission', -2500],
        ],
      ],
      [
        'hire_release',
        rest,
        [
          ['escrow', 25_000],
          ['artist', -22_500, designerId],
          ['commission', -2500],
        ],
      ],
      [
        'transfer',
        'tr_upfront',
        [
          ['artist', 22_500, designerId],
          ['provider', -22_500],
        ],
      ],
      [
        'transfer',
        'tr_final',
        [
          ['artist', 22_500, designerId],
          ['provider', -22_500],
        ],
      ],
      [
        'hire_dispute',
        'dp_1',
        [
          ['contested', 25_000],
          ['provider', -25_000],
        ],
      ],
      [
        'hire_dispute_lost',
        'dp_1',
        [
          ['contested', -25_000],
          ['artist', 22_500, designerId],
          ['commission', 2500],
        ],
      ],
      [
        'reversal',
        'trr_1',
        [
          ['artist', -22_500, designerId],
          ['provider', 22_500],
        ],
      ],
    ] as [string, string, [string, number, string?][]][])
      await record(client, { kind, reference, ...of }, entries);
    await migrateOn();
    const charges = await client.query(
      `select id, owner_id, kind, payee_id, status, dispute from charges order by kind desc`,
    );
    const owner = { owner_id: projectId, payee_id: designerId };
    expect(charges.rows).toEqual([
      { id: upfront, kind: 'upfront', status: 'refunded', dispute: 'lost', ...owner },
      { id: rest, kind: 'final', status: 'paid', dispute: 'none', ...owner },
    ]);
    const transfers = await client.query(
      `select charge_id, status, amount_cents, stripe_transfer_id, stripe_reversal_id from transfers order by status`,
    );
    const cents = { amount_cents: 22_500 };
    expect(transfers.rows).toEqual([
      { charge_id: rest, status: 'paid', ...cents, stripe_transfer_id: 'tr_final', stripe_reversal_id: null },
      {
        charge_id: upfront,
        status: 'reversed',
        ...cents,
        stripe_transfer_id: 'tr_upfront',
        stripe_reversal_id: 'trr_1',
      },
    ]);
    const movements = await client.query<{ charge_id: string; kinds: string[] }>(
      `select charge_id, array_agg(kind order by kind) as kinds from ledger_transactions group by 1`,
    );
    expect(Object.fromEntries(movements.rows.map(({ charge_id, kinds }) => [charge_id, kinds]))).toEqual({
      [upfront]: ['charge', 'dispute', 'dispute_lost', 'release', 'reversal', 'transfer'],
      [rest]: ['charge', 'release', 'transfer'],
    });
    const accepted = await client.query('select * from hire_acceptances');
    expect(accepted.rows).toEqual([{ charge_id: upfront, application_id: applicationId }]);
  });
});
