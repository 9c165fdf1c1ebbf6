/** The last results of jobs and commands, for the screens. */
import { eq } from 'drizzle-orm';
import { officeReadings } from '#shared/office/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

interface Readings {
  reconciliation: { count: number; differences: { code: string; id: string; detail: string }[] };
  storage: { bytes: number; count: number };
  /** Only their time counts. */
  backup: object;
  'test-email': object;
  'first-steps': object;
}

export async function saveReading<Name extends keyof Readings>(
  db: Queryable,
  name: Name,
  at: Date,
  value: Readings[Name],
): Promise<void> {
  await db
    .insert(officeReadings)
    .values({ name, at, value })
    .onConflictDoUpdate({ target: officeReadings.name, set: { at, value } });
}

export async function findReading<Name extends keyof Readings>(
  db: Queryable,
  name: Name,
): Promise<(Readings[Name] & { at: Date }) | null> {
  const [row] = await db.select().from(officeReadings).where(eq(officeReadings.name, name));
  return row ? { ...(row.value as Readings[Name]), at: row.at } : null;
}

export const addOfficeListeners = ({ events }: Context): void =>
  events.on('books.compared', (tx, { at, ...result }) => saveReading(tx, 'reconciliation', at, result));
