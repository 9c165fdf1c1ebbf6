/** Accounts of the sandbox provider: an e-mail address, a name and a hashed password. */
import { createHash, randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { identityAccounts } from './tables.ts';

type Db = NodePgDatabase;
export type Account = typeof identityAccounts.$inferSelect;

export interface NewAccount {
  email: string;
  givenName: string;
  familyName: string | null;
  password: string;
}

const scrypt = promisify(scryptCallback) as (
  password: string,
  salt: Buffer,
  bytes: number,
) => Promise<Buffer>;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('hex')}:${(await scrypt(password, salt, KEY_BYTES)).toString('hex')}`;
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  return timingSafeEqual(await scrypt(password, Buffer.from(salt, 'hex'), expected.length), expected);
}

/** Compared if no one has the address, so that the response takes equally long. */
const NO_ONE = `${'0'.repeat(SALT_BYTES * 2)}:${'0'.repeat(KEY_BYTES * 2)}`;

const normal = (email: string): string => email.trim().toLowerCase();

/** Stands for an account that may exist, without its address. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(normal(email)).digest('base64url');

async function findByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.email, normal(email)));
  return row ?? null;
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const [row] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, id));
  return row ?? null;
}

/** Null if they do not match. */
export async function checkPassword(db: Db, email: string, password: string): Promise<Account | null> {
  const account = await findByEmail(db, email);
  const isRight = await matches(password, account?.passwordHash ?? NO_ONE);
  return account && isRight ? account : null;
}

/** Null if the address is taken. */
export async function createAccount(db: Db, account: NewAccount): Promise<Account | null> {
  const { email, givenName, familyName, password } = account;
  const [row] = await db
    .insert(identityAccounts)
    .values({ email: normal(email), givenName, familyName, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findDemoAccount(db: Db, email: string): Promise<Account | null> {
  const account = await findByEmail(db, email);
  return account?.isDemo ? account : null;
}

/** Lists the addresses that belong to demo members. */
export async function listDemoEmails(db: Db, emails: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: identityAccounts.email })
    .from(identityAccounts)
    .where(and(eq(identityAccounts.isDemo, true), inArray(identityAccounts.email, emails)));
  return new Set(rows.map((row) => row.email));
}
