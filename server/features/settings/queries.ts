import { desc, sql } from 'drizzle-orm';
import { DEFAULT_RATES } from '#shared/kernel/commission.ts';
import type { LaunchSwitch } from '#shared/kernel/launch-switches.ts';
import { PREMIUM_PRICE_USD } from '#shared/kernel/limits.ts';
import { gallerySettings } from '#shared/settings/tables.ts';
import type { Queryable } from '#server/context.ts';

export interface StoredSettings {
  version: number;
  commissionRate: string;
  premiumCommissionRate: string;
  premiumPrice: string;
  supportEmail: string | null;
  taxNumber: string | null;
  comingSoon: LaunchSwitch[];
  isPublic: boolean;
  createdAt: Date | null;
}
/** In force until an admin changes them. */
export const DEFAULTS: StoredSettings = {
  ...DEFAULT_RATES,
  version: 0,
  premiumPrice: PREMIUM_PRICE_USD,
  supportEmail: null,
  taxNumber: null,
  comingSoon: [],
  isPublic: false,
  createdAt: null,
};

export async function readNewest(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.select().from(gallerySettings).orderBy(desc(gallerySettings.version)).limit(1);
  return row ?? DEFAULTS;
}

/** Admins who save at the same time wait for each other; readers do not. */
export async function lockNewest(tx: Queryable): Promise<StoredSettings> {
  await tx.execute(sql`lock table ${gallerySettings} in share row exclusive mode`);
  return readNewest(tx);
}

export async function insertSettings(
  tx: Queryable,
  values: StoredSettings & { createdAt: Date },
): Promise<StoredSettings> {
  const [row] = await tx.insert(gallerySettings).values(values).returning();
  return row!;
}

/** SQL for the rate that members without Premium had at a time. */
export const freeRateAt = (time: unknown) => sql<string>`coalesce((
  select s.commission_rate from ${gallerySettings} s where s.created_at <= ${time} order by s.version desc limit 1
), ${DEFAULTS.commissionRate}::numeric)`;
