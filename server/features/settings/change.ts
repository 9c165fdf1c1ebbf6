import { AppError } from '#shared/http/errors.ts';
import type { LaunchSwitch } from '#shared/kernel/launch-switches.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { OfficeSettings, PriceSettings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { TOPIC, invalidateSettings, withEnvironment } from './settings-cache.ts';
import { type StoredSettings, insertSettings, lockNewest, readNewest } from './queries.ts';

function toOffice(ctx: Context, stored: StoredSettings): OfficeSettings {
  const { config } = ctx;
  return {
    ...withEnvironment(ctx, stored),
    lockedSwitches: config.comingSoon,
    isPublicLocked: config.isPublic !== null,
    isSelling: !config.paymentsOff,
    changedAt: stored.createdAt,
  };
}

export const readOffice = async (ctx: Context): Promise<OfficeSettings> =>
  toOffice(ctx, await readNewest(ctx.db));

type Changed = Partial<Omit<StoredSettings, 'version' | 'createdAt'>>;
type Figures = Record<string, string | number | boolean | null>;

/** One change of the settings; the log records it with the values before. */
interface Change {
  fields: Changed;
  act: 'settings.prices' | 'settings.support' | 'settings.switch' | 'settings.tax';
  subjectId: string;
  before: Figures;
  after: Figures;
}

/** @param decide returns null if nothing changes */
async function change(
  ctx: Context,
  admin: Member,
  decide: (stored: StoredSettings) => Change | null,
): Promise<OfficeSettings> {
  const stored = await ctx.db.transaction(async (tx) => {
    const before = await lockNewest(tx);
    const made = decide(before);
    if (!made) return before;
    const { fields, ...act } = made;
    await ctx.events.emit(tx, 'staff.acted', { ...act, actorId: admin.id, subjectType: 'settings' });
    await ctx.live.publish(tx, { topic: TOPIC }, { type: 'settings' });
    return insertSettings(tx, {
      ...before,
      ...fields,
      version: before.version + 1,
      createdAt: ctx.clock.now(),
    });
  });
  // The other processes are notified; this one must not answer its admin with the old settings.
  invalidateSettings(ctx);
  return toOffice(ctx, stored);
}

/** Throws `settings_changed` if the admin saw other settings. */
export const changePrices = (ctx: Context, admin: Member, form: PriceSettings): Promise<OfficeSettings> =>
  change(ctx, admin, (stored) => {
    if (form.version !== stored.version) throw new AppError('settings_changed');
    const { commissionRate, premiumCommissionRate, premiumPrice } = stored;
    const before = { commissionRate, premiumCommissionRate, premiumPrice };
    const after = {
      commissionRate: form.commissionPercent,
      premiumCommissionRate: form.premiumCommissionPercent,
      premiumPrice: fromCents(toCents(form.premiumPrice)),
    };
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
      (key) => after[key] !== before[key],
    );
    if (changed.length === 0) return null;
    const pick = (figures: typeof after) => Object.fromEntries(changed.map((key) => [key, figures[key]]));
    return {
      fields: after,
      act: 'settings.prices',
      subjectId: 'prices',
      before: pick(before),
      after: pick(after),
    };
  });

/** The log says that it changed, but not to what: an address may be personal. */
export const changeSupport = (ctx: Context, admin: Member, supportEmail: string): Promise<OfficeSettings> =>
  change(ctx, admin, (stored) =>
    stored.supportEmail === supportEmail
      ? null
      : {
          fields: { supportEmail },
          act: 'settings.support',
          subjectId: 'support',
          before: { isSet: stored.supportEmail !== null },
          after: { isSet: true },
        },
  );

/** The log says whether there is one, but not which: with a sole owner it is personal. */
export const changeTaxNumber = (
  ctx: Context,
  admin: Member,
  given: string | undefined,
): Promise<OfficeSettings> =>
  change(ctx, admin, (stored) => {
    const taxNumber = given || null;
    if (stored.taxNumber === taxNumber) return null;
    return {
      fields: { taxNumber },
      act: 'settings.tax',
      subjectId: 'tax',
      before: { isSet: stored.taxNumber !== null },
      after: { isSet: taxNumber !== null },
    };
  });

/** Throws `set_by_environment` for a switch that COMING_SOON names. */
export async function changeSwitch(
  ctx: Context,
  admin: Member,
  name: LaunchSwitch,
  isOpen: boolean,
): Promise<OfficeSettings> {
  if (ctx.config.comingSoon.includes(name)) throw new AppError('set_by_environment');
  return change(ctx, admin, (stored) => {
    const wasOpen = !stored.comingSoon.includes(name);
    if (wasOpen === isOpen) return null;
    const others = stored.comingSoon.filter((other) => other !== name);
    return {
      fields: { comingSoon: isOpen ? others : [...others, name] },
      act: 'settings.switch',
      subjectId: name,
      before: { isOpen: wasOpen },
      after: { isOpen },
    };
  });
}

/** Throws `set_by_environment` if PUBLIC_GALLERY is set. */
export async function changePublicGallery(
  ctx: Context,
  admin: Member,
  isPublic: boolean,
): Promise<OfficeSettings> {
  if (ctx.config.isPublic !== null) throw new AppError('set_by_environment');
  return change(ctx, admin, (stored) =>
    stored.isPublic === isPublic
      ? null
      : {
          fields: { isPublic },
          act: 'settings.switch',
          subjectId: 'public-gallery',
          before: { isOpen: stored.isPublic },
          after: { isOpen: isPublic },
        },
  );
}
