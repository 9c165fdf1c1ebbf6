/** Sessions and access tokens in Postgres, read together with their member. */
import type { IncomingMessage } from 'node:http';
import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import expressSession, { type Session, type SessionData } from 'express-session';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Scope } from '#shared/http/endpoint.ts';
import { isNewTo } from '../db/new-terms.ts';
import type { Member } from './route.ts';
import { asCaller } from './suspended.ts';
import { readUserAgent } from './user-agent.ts';

interface Loaded {
  /** The stored text: each request parses its own copy. Null for a token. */
  session: string | null;
  member: Member | null;
  /** When the member last signed in, in seconds, if known. */
  authTime: number | null;
  isSeen: boolean;
  token: { scopes: Scope[]; expiresAt: Date } | null;
}
interface Entry {
  /** Milliseconds of the process's own clock. */
  at: number;
  loading: Promise<Loaded | null>;
}

const FRESH_MS = 1000;
const MAX_ENTRIES = 5000;

/** How exactly it is known when a session was last seen, or a token last used: one write in this time. */
const SEEN_INTERVAL = '5 minutes';

const MEMBER = `u.id,
  (extract(epoch from u.suspended_until) * 1000)::float8 as suspended_until,
  (extract(epoch from u.deletes_at) * 1000)::float8 as deletes_at,
  (select extract(epoch from min(v.effective_from)) * 1000 from legal_versions v
    where ${isNewTo('u.id')})::float8 as terms_due_at`;
const READ = {
  name: 'session-with-member',
  text: `
    select s.sess::text as session, (s.sess ->> 'authTime')::float8 as auth_time,
      coalesce(s.seen_at > now() - interval '${SEEN_INTERVAL}', false) as is_seen, u.role, ${MEMBER}
    from sessions s left join users u on u.id = (s.sess -> 'passport' ->> 'user')::uuid
    where s.sid = $1 and s.expire > localtimestamp`,
};
/** A token acts as a member, whatever the member's role. */
const READ_TOKEN = {
  name: 'token-with-member',
  text: `
    select null as session, null::float8 as auth_time, t.scopes,
      (extract(epoch from t.expires_at) * 1000)::float8 as expires_at,
      coalesce(t.used_at > now() - interval '${SEEN_INTERVAL}', false) as is_seen, 'member' as role, ${MEMBER}
    from access_tokens t join users u on u.id = t.user_id
    where t.hash = $1`,
};
const UPDATE = 'update sessions set sess = $2, expire = to_timestamp($3) where sid = $1';
const SEE = `
  update sessions set seen_at = now(), browser = $2, system = $3
  where sid = $1 and coalesce(seen_at <= now() - interval '${SEEN_INTERVAL}', true)`;
const USE_TOKEN = 'update access_tokens set used_at = now() where hash = $1';
interface MemberColumns {
  suspended_until: number | null;
  deletes_at: number | null;
  terms_due_at: number | null;
}
type MemberRow = MemberColumns & { id: string; role: Member['role'] };
type Row = {
  session: string | null;
  auth_time: number | null;
  is_seen: boolean;
  scopes?: Scope[];
  expires_at?: number;
} & (MemberRow | (MemberColumns & { id: null; role: null }));

function toMember({ id, role, ...row }: MemberRow): Member {
  const { suspended_until: suspendedUntil, deletes_at: deletesAt, terms_due_at: termsDueAt } = row;
  return {
    id,
    role,
    ...(suspendedUntil !== null && { suspendedUntil: new Date(suspendedUntil) }),
    ...(deletesAt !== null && { deletesAt: new Date(deletesAt) }),
    // The first version asks no one.
    ...(termsDueAt !== null && { termsDueAt: new Date(termsDueAt) }),
  };
}

/** The member as a request of theirs would be admitted, for what is done in their name without one. */
export async function findMember(pool: pg.Pool, id: string, now: Date): Promise<Member | null> {
  const { rows } = await pool.query<MemberRow>(`select u.role, ${MEMBER} from users u where u.id = $1`, [id]);
  return rows[0] ? asCaller(toMember(rows[0]), now) : null;
}

/** Kept and ended like the id of a session: those of sessions begin otherwise. */
const TOKEN_PREFIX = 'token:';
export const tokenKey = (hash: string): string => TOKEN_PREFIX + hash;
const hashIn = (key: string): string | null =>
  key.startsWith(TOKEN_PREFIX) ? key.slice(TOKEN_PREFIX.length) : null;

const PgStore = connectPgSimple(expressSession);

/**
 * One query reads the session and its member, cached in this process for a second: a page's burst of calls
 * costs one read. A session written or ended here is dropped from the cache at once.
 */
export class MemberStore extends PgStore {
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #entries = new Map<string, Entry>();
  readonly #bySession = new WeakMap<SessionData, Member>();
  /** Sessions with a row. A missing one was ended elsewhere, and a late write must not restore it. */
  readonly #stored = new WeakSet<SessionData>();
  readonly #byRequest = new WeakMap<IncomingMessage, Member>();

  constructor(pool: pg.Pool, log: Logger) {
    super({
      pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      disableTouch: true,
      errorLog: (...parts: unknown[]) => log.warn({ parts: parts.map(String) }, 'session store'),
    });
    this.#pool = pool;
    this.#log = log;
  }

  async #read(key: string): Promise<Loaded | null> {
    const hash = hashIn(key);
    const query = hash === null ? { ...READ, values: [key] } : { ...READ_TOKEN, values: [hash] };
    const { rows } = await this.#pool.query<Row>(query);
    const row = rows[0];
    if (!row) return null;
    const { session, scopes, auth_time: authTime, is_seen: isSeen } = row;
    const token = scopes ? { scopes, expiresAt: new Date(row.expires_at!) } : null;
    return { session, member: row.id === null ? null : toMember(row), authTime, isSeen, token };
  }

  #entry(sid: string): Entry {
    const now = performance.now();
    const known = this.#entries.get(sid);
    if (known && now - known.at < FRESH_MS) return known;
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    const entry: Entry = { at: now, loading: this.#read(sid) };
    this.#entries.set(sid, entry);
    return entry;
  }

  async #load(sid: string): Promise<SessionData | null> {
    try {
      const loaded = await this.#entry(sid).loading;
      if (!loaded?.session) return null;
      const session = JSON.parse(loaded.session) as SessionData;
      if (loaded.member) this.#bySession.set(session, loaded.member);
      return session;
    } catch (error) {
      this.#entries.delete(sid);
      throw error;
    }
  }

  /** The member of a session that is neither ended nor expired. */
  async findCaller(
    sid: string,
    userAgent: string | undefined,
  ): Promise<{ member: Member; authTime: number | null } | null> {
    try {
      const loaded = await this.#entry(sid).loading;
      if (loaded?.member && !loaded.isSeen) this.#see(sid, loaded, userAgent);
      return loaded?.member ? { member: loaded.member, authTime: loaded.authTime } : null;
    } catch (error) {
      this.#entries.delete(sid);
      throw error;
    }
  }

  /** The member of a token and its scopes; null if it is unknown, or has expired. @param now of the test clock, too */
  async findToken(hash: string, now: Date): Promise<{ member: Member; scopes: readonly Scope[] } | null> {
    const key = tokenKey(hash);
    try {
      const loaded = await this.#entry(key).loading;
      // Made-up tokens are free to make: they must not take the room of sessions.
      if (!loaded) this.#entries.delete(key);
      if (!loaded?.token || !loaded.member || loaded.token.expiresAt <= now) return null;
      if (!loaded.isSeen) this.#use(hash, loaded);
      return { member: loaded.member, scopes: loaded.token.scopes };
    } catch (error) {
      this.#entries.delete(key);
      throw error;
    }
  }

  #use(hash: string, loaded: Loaded): void {
    loaded.isSeen = true;
    this.#pool
      .query(USE_TOKEN, [hash])
      .catch((error: unknown) => this.#log.warn({ err: error }, 'last use of a token not written'));
  }

  /** The answer does not wait for it. */
  #see(sid: string, loaded: Loaded, userAgent: string | undefined): void {
    loaded.isSeen = true;
    const { browser, system } = readUserAgent(userAgent);
    this.#pool
      .query(SEE, [sid, browser, system])
      .catch((error: unknown) => this.#log.warn({ err: error }, 'last use of a session not written'));
  }

  /** Drops sessions that were ended elsewhere. */
  evict(sids: string[]): void {
    for (const sid of sids) this.#entries.delete(sid);
  }

  /** Drops sessions of members whose row has changed, also while they load: the read may have found the old row. */
  evictMembers(ids: string[]): void {
    for (const [sid, entry] of this.#entries) void this.#evictIf(sid, entry, ids);
  }

  async #evictIf(sid: string, entry: Entry, memberIds: string[]): Promise<void> {
    // A read that failed is already evicted by the request that began it.
    const loaded = await entry.loading.catch(() => null);
    const isTheirs = loaded?.member && memberIds.includes(loaded.member.id);
    if (isTheirs && this.#entries.get(sid) === entry) this.#entries.delete(sid);
  }

  /** The member of the request's session. */
  memberOf(req: IncomingMessage): Member | null {
    return this.#byRequest.get(req) ?? null;
  }

  /** Called with what `get` found: the member belongs to the request even if the session ends in the meantime. */
  override createSession(req: Request, session: SessionData): Session & SessionData {
    const member = this.#bySession.get(session);
    if (member) this.#byRequest.set(req, member);
    const created = super.createSession(req, session);
    this.#stored.add(created);
    return created;
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    callbackify(() => this.#load(sid))(callback);
  }

  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    const isStored = this.#stored.has(session);
    const done = (error?: unknown): void => {
      // After the write, because an earlier read may have filled the cache again.
      this.#entries.delete(sid);
      if (!error) this.#stored.add(session);
      callback?.(error);
    };
    if (!isStored) {
      super.set(sid, session, done);
      return;
    }
    const expires = session.cookie.expires ?? new Date();
    this.#pool.query(UPDATE, [sid, session, expires.getTime() / 1000], done);
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    this.#entries.delete(sid);
    super.destroy(sid, (error?: unknown) => {
      this.#entries.delete(sid);
      callback?.(error);
    });
  }
}
