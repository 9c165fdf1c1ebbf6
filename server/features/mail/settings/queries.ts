import { mailSettings } from '#shared/mail/tables.ts';
import type { Queryable } from '#server/context.ts';

export const saveSettings = (
  tx: Queryable,
  userId: string,
  set: Partial<Omit<typeof mailSettings.$inferInsert, 'userId'>>,
) =>
  tx
    .insert(mailSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: mailSettings.userId, set });
