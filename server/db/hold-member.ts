import { eq } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Runs a member's transactions one after another, where a limit or an order must hold. Others don't wait. */
export const holdMember = (tx: Queryable, memberId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('no key update');
