/** Nothing about a member is stored that export and deletion do not know about. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '#server/features.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';

const TABLES = FEATURES.flatMap(({ memberData = [] }) => memberData);
/**
 * Tables of the stand-ins, which a server with real services does not use; they stand for someone else's database.
 */
const STAND_INS = new Set(['identity_accounts', 'identity_payloads', 'sandbox_payments', 'sandbox_mail']);
/** Columns that look as if they named a member. */
const NO_MEMBER: Record<string, string> = {
  'charges.owner_id': 'an order or a project',
  'ad_events.viewer': 'removed after a day',
  'payout_accounts.account_id': 'the provider’s, beside user_id',
  'users.subject': 'of the row itself',
  'users.stripe_customer_id': 'of the row itself',
  'users.stripe_account_id': 'of the row itself',
  'support_requests.subject': 'the title of a request',
  'ledger_entries.account': 'of the books',
  'reports.subject_id': 'what was reported',
  'cases.subject_id': 'what was reported',
  'staff_acts.subject_id': 'what was decided about',
  'deletions.member_id': 'for restores',
  'hire_cards.customer_id': 'the provider’s, of a project',
  'certificates.voided_by': 'a refund or a dispute',
  'offers.call_id': 'the call that ended it',
};
const NAMES =
  /(^|_)(user|member|actor|owner|author|viewer|sender|receiver|buyer|seller|artist|client|designer|customer|account|advertiser|reporter|blocker|blocked|follower|following|instructor|subject|other)(_id)?$|_by$/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.ctx.pool.query<T>(text, values)).rows;

const declared = TABLES.flatMap(({ table, columns }) =>
  Object.keys(columns).map((name) => `${table}.${name}`),
);

describe('the lists', () => {
  it('name every reference to a member, and nothing that is none', async () => {
    const rows = await query<{ name: string }>(
      `select conrelid::regclass || '.' || a.attname as name
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0`,
    );
    // The member itself; sessions, whose table is made by a library; the log and the counted views, which outlive the member.
    const others = ['users.id', 'sessions.sess', 'staff_acts.actor_id', 'view_events.artist_id'];
    expect(declared.toSorted()).toEqual([...rows.map(({ name }) => name), ...others].toSorted());
  });

  it('name each table once', () => {
    const names = TABLES.map(({ table }) => table);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('miss no column that names a member without a foreign key', async () => {
    const rows = await query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.atttypid in ('uuid'::regtype, 'text'::regtype)`,
    );
    const unknown = rows
      .filter(({ table, column }) => NAMES.test(column) && !STAND_INS.has(table))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !declared.includes(name) && !(name in NO_MEMBER));
    expect(unknown).toEqual([]);
  });
});

describe('the export', () => {
  const exportedTables = TABLES.flatMap(({ exported, ...table }) =>
    'file' in exported ? [{ ...table, ...exported }] : [],
  );

  it.each(exportedTables)('has every column of $table, or omits it by name', async (exported) => {
    const { table, columns, omits = [], rows } = exported;
    const all = await query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    const missing = all
      .map(({ name }) => name)
      .filter((name) => !(name in columns) && !/^id$|_id$/.test(name))
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(rows));
    expect(missing.toSorted()).toEqual(omits.toSorted());
  });
});

describe.each(TABLES.map((table) => [table.table, table] as const))(
  '%s',
  (_name, { table, columns, exported }) => {
    it('is exported by a statement, or says why not', async () => {
      const { id } = await createMember(app);
      const result = 'file' in exported ? await query(exported.rows, [id]) : exported.reason;
      expect(result).not.toBe('');
    });

    it.each(Object.entries(columns))('%s: what a deletion leaves can be read', async (_column, fate) => {
      const condition = typeof fate === 'object' ? fate.keptIf : 'true';
      await expect(query(`select 1 from ${table} where ${condition} limit 1`)).resolves.toBeDefined();
    });
  },
);
