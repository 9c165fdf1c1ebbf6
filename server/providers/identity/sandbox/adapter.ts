/** oidc-provider's storage of sessions, codes and grants. */
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type pg from 'pg';

interface Row {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

const UPSERT = `
  insert into identity_payloads (model, id, payload, grant_id, user_code, uid, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
  on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
    user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`;

class PostgresAdapter implements Adapter {
  readonly #pool: pg.Pool;
  readonly #model: string;

  constructor(pool: pg.Pool, model: string) {
    this.#pool = pool;
    this.#model = model;
  }

  async #find(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await this.#pool.query<Row>(
      `select payload, consumed_at from identity_payloads
       where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [this.#model, value],
    );
    const row = rows[0];
    if (!row) return undefined;
    if (!row.consumed_at) return row.payload;
    return { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  }

  /** @param expiresIn seconds; 0 or undefined never expires */
  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { grantId, userCode, uid } = payload;
    const values = [
      this.#model,
      id,
      payload,
      grantId ?? null,
      userCode ?? null,
      uid ?? null,
      expiresIn || null,
    ];
    await this.#pool.query(UPSERT, values);
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#find('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#find('uid', uid);
  }

  findByUserCode(code: string): Promise<AdapterPayload | undefined> {
    return this.#find('user_code', code);
  }

  async consume(id: string): Promise<void> {
    await this.#pool.query('update identity_payloads set consumed_at = now() where model = $1 and id = $2', [
      this.#model,
      id,
    ]);
  }

  async destroy(id: string): Promise<void> {
    await this.#pool.query('delete from identity_payloads where model = $1 and id = $2', [this.#model, id]);
  }

  /** A grant's tokens and codes are deleted together, whatever their model. */
  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#pool.query('delete from identity_payloads where grant_id = $1', [grantId]);
  }
}

export const postgresAdapter =
  (pool: pg.Pool) =>
  (model: string): Adapter =>
    new PostgresAdapter(pool, model);

export async function purgeExpired(pool: pg.Pool): Promise<void> {
  await pool.query('delete from identity_payloads where expires_at < now()');
}
