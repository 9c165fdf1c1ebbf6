/** Members do not decide about what is theirs, or what they have a part in, while someone else could. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Queryable } from '../context.ts';
import type { Member } from '../http/route.ts';

/** `exception`: the admin may, because no one else is left; the log says so. */
export type MayDecide = 'yes' | 'no' | 'exception';

/** Pure, so that every combination can be tested. */
export function mayDecide(
  moderator: Pick<Member, 'id' | 'role'>,
  parties: ReadonlySet<string>,
  staff: readonly string[],
): MayDecide {
  if (!parties.has(moderator.id)) return 'yes';
  const isAnyoneLeft = staff.some((id) => !parties.has(id));
  return moderator.role === 'admin' && !isAnyoneLeft ? 'exception' : 'no';
}

/**
 * Everyone who may decide: staff who are neither suspended nor about to be deleted. Sorted, as notices lock their rows, and
 * every transaction must lock in the same order.
 */
export async function listStaff(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.role, 'member'), isNull(users.suspendedUntil), isNull(users.deletesAt)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Lists who receives decisions that are reserved to admins. */
export async function listAdmins(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedUntil), isNull(users.deletesAt)));
  return rows.map(({ id }) => id);
}

/** In the log of what an admin did although it is theirs. */
export const EXCEPTION = { byException: true } as const;

/**
 * @returns for the log, empty unless no one else is left
 * Throws `own_case`.
 */
export async function requireDecider(
  db: Queryable,
  moderator: Pick<Member, 'id' | 'role'>,
  parties: Iterable<string | null>,
  { by = 'staff' }: { by?: 'staff' | 'admins' } = {},
): Promise<Partial<typeof EXCEPTION>> {
  const known = new Set([...parties].flatMap((id) => (id === null ? [] : [id])));
  if (!known.has(moderator.id)) return {};
  const may = mayDecide(moderator, known, await (by === 'staff' ? listStaff(db) : listAdmins(db)));
  if (may === 'no') throw new AppError('own_case');
  return EXCEPTION;
}
