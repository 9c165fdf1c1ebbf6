/**
 * One request is one transaction under one lock, so a request never sees another half done, in this process or
 * another. Changed objects are marked with `save` and written before the commit.
 */
import type pg from 'pg';
import { missing } from './api-error.ts';
import type { Clock, Hidden, Kind, Kinds, Stored } from './kinds.ts';

/** Any constant works, as long as all processes use the same. */
const SANDBOX_LOCK = 727_005;

interface Entry {
  object: Stored;
  hidden: Hidden;
  dueAt: Date | null;
  isDirty: boolean;
}
interface Row {
  id: string;
  body: Stored;
  hidden: Hidden | null;
  due_at: Date | null;
}
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}
export interface FindOptions {
  limit?: number;
  /** Only objects older than this one. */
  after?: string | undefined;
  createdFrom?: number | undefined;
}

const COLUMNS = 'id, body, hidden, due_at';

export class Unit {
  /** The sandbox's time, in seconds. */
  now = Math.floor(Date.now() / 1000);
  /** The request that causes the changes. */
  readonly cause: Cause;
  private readonly client: pg.PoolClient;
  private readonly entries = new Map<string, Entry>();

  constructor(client: pg.PoolClient, cause: Cause) {
    this.client = client;
    this.cause = cause;
  }

  /** Reads the sandbox's clock again after it was moved. */
  async readClock(): Promise<void> {
    const clock = (await this.any('clock')) as Clock | null;
    this.now = Math.floor(Date.now() / 1000) + (clock?.offset ?? 0);
  }

  async any(id: string): Promise<Stored | null> {
    const known = this.entries.get(id);
    if (known) return known.object;
    const { rows } = await this.client.query<Row>(`select ${COLUMNS} from sandbox_payments where id = $1`, [
      id,
    ]);
    return rows[0] ? this.keep(rows[0]) : null;
  }

  async peek<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> {
    const object = await this.any(id);
    return object?.object === kind ? (object as Kinds[K]) : null;
  }

  /** Throws `resource_missing`. */
  async get<K extends Kind>(kind: K, id: string | null): Promise<Kinds[K]> {
    const object = await this.peek(kind, id ?? '');
    if (!object) throw missing(kind, id ?? '');
    return object;
  }

  /** Newest first. `match`: fields and their values. */
  async find<K extends Kind>(kind: K, match: object = {}, options: FindOptions = {}): Promise<Kinds[K][]> {
    await this.flush();
    const { rows } = await this.client.query<Row>(
      `select ${COLUMNS} from sandbox_payments
       where kind = $1 and body @> $2::jsonb
         and ($3::text is null or seq < (select seq from sandbox_payments where id = $3))
         and ($4::bigint is null or (body->>'created')::bigint >= $4)
       order by seq desc limit $5`,
      [
        kind,
        JSON.stringify(match),
        options.after ?? null,
        options.createdFrom ?? null,
        options.limit ?? null,
      ],
    );
    return rows.map((row) => this.keep(row) as Kinds[K]);
  }

  /** Marks a new or changed object for writing. */
  save<T extends Stored>(object: T, dueAt: Date | null = null): T {
    const known = this.entries.get(object.id);
    this.entries.set(object.id, { object, hidden: known?.hidden ?? {}, dueAt, isDirty: true });
    return object;
  }

  hidden(object: Stored): Hidden {
    return this.entries.get(object.id)?.hidden ?? {};
  }

  hide(object: Stored, more: Hidden): void {
    const entry = this.entries.get(object.id);
    if (entry) Object.assign(entry, { hidden: { ...entry.hidden, ...more }, isDirty: true });
  }

  async remove(ids: string[]): Promise<void> {
    for (const id of ids) this.entries.delete(id);
    await this.client.query('delete from sandbox_payments where id = any($1)', [ids]);
  }

  async flush(): Promise<void> {
    const dirty = [...this.entries.values()].filter((entry) => entry.isDirty);
    if (dirty.length === 0) return;
    await this.client.query(
      `insert into sandbox_payments (id, kind, body, hidden, due_at)
       select id, kind, body::jsonb, hidden::jsonb, due_at
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
         with ordinality as t (id, kind, body, hidden, due_at, position)
       order by position
       on conflict (id) do update set body = excluded.body, hidden = excluded.hidden, due_at = excluded.due_at`,
      [
        dirty.map((entry) => entry.object.id),
        dirty.map((entry) => entry.object.object),
        dirty.map((entry) => JSON.stringify(entry.object)),
        dirty.map((entry) => JSON.stringify(entry.hidden)),
        dirty.map((entry) => entry.dueAt),
      ],
    );
    for (const entry of dirty) entry.isDirty = false;
  }

  private keep(row: Row): Stored {
    const known = this.entries.get(row.id);
    if (known) return known.object;
    this.entries.set(row.id, {
      object: row.body,
      hidden: row.hidden ?? {},
      dueAt: row.due_at,
      isDirty: false,
    });
    return row.body;
  }
}

/** Nobody asked: time passes, or someone uses the stand-in's own pages. */
const NO_REQUEST: Cause = { id: null, idempotency_key: null };

/** Commits what `work` saved; an error rolls everything back. */
export async function inUnit<T>(
  pool: pg.Pool,
  work: (unit: Unit) => Promise<T>,
  cause = NO_REQUEST,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${SANDBOX_LOCK})`);
    const unit = new Unit(client, cause);
    await unit.readClock();
    const result = await work(unit);
    await unit.flush();
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}
