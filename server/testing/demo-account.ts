import { eq } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { createAccount } from '../providers/identity/sandbox/accounts.ts';
import { identityAccounts } from '../providers/identity/sandbox/tables.ts';

export const MINA = { email: 'mina-okoro@atelier.test', password: 'atelier-demo' };

/** Mina Okoro at the sign-in stand-in, as the demo gallery has her. */
export async function createDemoAccount(db: Db): Promise<void> {
  await createAccount(db, { ...MINA, givenName: 'Mina', familyName: 'Okoro' });
  await db.update(identityAccounts).set({ isDemo: true }).where(eq(identityAccounts.email, MINA.email));
}
