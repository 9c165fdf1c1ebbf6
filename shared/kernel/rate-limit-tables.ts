import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Written by rate-limiter-flexible, which dictates names and types. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
