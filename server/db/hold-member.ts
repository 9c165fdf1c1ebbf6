import { eq } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

/** One transaction of a member after the other, where a limit or an order must hold. Other writes go on. */
export const holdMember = (tx: Queryable, memberId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('no key update');
