import { countryName } from '#shared/kernel/country-name.ts';
import type { DeliveryForm, DeliveryProfile } from '#shared/delivery/contract.ts';
import { deliveryProfiles } from '#shared/delivery/tables.ts';
import { MAX_PROFILES } from '#shared/delivery/limits.ts';
import {
  type DeliveryPromise,
  type DeliveryTerms,
  NOWHERE,
  deliveryTo,
  servedZones,
} from '#shared/delivery/zones.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { TOTAL_TOO_HIGH, isPayable } from '#shared/kernel/payable.ts';
import type { Context, Queryable } from '#server/context.ts';
import { holdMember } from '#server/db/hold-member.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import { dropPages } from '#server/events/pages.ts';
import type { Member } from '#server/http/route.ts';
import {
  deleteProfile,
  findTerms,
  highestPriceCents,
  holdProfile,
  insertProfile,
  listProfiles,
  lockAndCount,
  lockProfile,
  updateProfile,
} from './queries.ts';

async function readProfile(db: Queryable, member: Member, id: string): Promise<DeliveryProfile> {
  const [profile] = await listProfiles(db, member.id, id);
  if (!profile) throw new AppError('delivery_profile_not_found');
  return profile;
}

const ZONES = ['home', 'region', 'world'] as const;
const stored = ({ zones, leftOut, ...form }: Partial<DeliveryForm>) => ({
  ...form,
  ...(leftOut && { leftOut: [...new Set(leftOut)].toSorted() }),
  ...(zones && {
    zones: Object.fromEntries(
      ZONES.map((zone) => {
        const terms = zones[zone];
        return [zone, terms && { ...terms, price: fromCents(toCents(terms.price)) }];
      }),
    ) as DeliveryProfile['zones'],
  }),
});

function requireSomewhere(terms: DeliveryTerms): void {
  if (servedZones(terms).length > 0) return;
  throw new AppError('invalid_request', { detail: NOWHERE, issues: [{ path: 'zones', message: NOWHERE }] });
}

/** Throws `invalid_request` if every country is excluded, and `delivery_profiles_full`. */
export const addProfile = (
  ctx: Context,
  member: Member,
  { clientId, ...form }: DeliveryForm & { clientId?: string | undefined },
): Promise<DeliveryProfile> =>
  ctx.db.transaction(async (tx) => {
    const named = {
      table: deliveryProfiles,
      owner: deliveryProfiles.userId,
      id: clientId,
      ownerId: member.id,
    };
    if (await isMadeBefore(tx, named)) return readProfile(tx, member, clientId!);
    if ((await lockAndCount(tx, member.id)) >= MAX_PROFILES) throw new AppError('delivery_profiles_full');
    const now = ctx.clock.now();
    const values = {
      id: clientId,
      ...form,
      ...stored(form),
      userId: member.id,
      createdAt: now,
      updatedAt: now,
    };
    requireSomewhere(values);
    return readProfile(tx, member, await insertProfile(tx, values));
  });

/** Orders and offers keep what they were promised. Throws `delivery_profile_not_found`, and `invalid_request` like `addProfile`. */
export function editProfile(
  ctx: Context,
  member: Member,
  id: string,
  form: Partial<DeliveryForm>,
): Promise<DeliveryProfile> {
  const set = { ...stored(form), updatedAt: ctx.clock.now() };
  return ctx.db.transaction(async (tx) => {
    if (!(await updateProfile(tx, member.id, id, set))) throw new AppError('delivery_profile_not_found');
    await dropPages(ctx, tx, member.id);
    const profile = await readProfile(tx, member, id);
    requireSomewhere(profile);
    return profile;
  });
}

/**
 * Its works and drafts switch to another profile, or to the same cost everywhere. Throws `delivery_profile_not_found` of either
 * profile, `delivery_profile_in_use` if something uses it and no replacement is given, and `invalid_request` if with that cost
 * a work is more than a card can pay.
 */
export async function removeProfile(
  ctx: Context,
  member: Member,
  id: string,
  { profileId, deliveryCost }: { profileId?: string | undefined; deliveryCost?: string | undefined },
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    // Otherwise two deletions, each moving its works to the other's profile, would deadlock.
    await holdMember(tx, member.id);
    const isOther =
      profileId === undefined || (profileId !== id && (await holdProfile(tx, member.id, profileId)));
    if (!isOther || !(await lockProfile(tx, member.id, id))) throw new AppError('delivery_profile_not_found');
    const { worksCount, draftsCount } = await readProfile(tx, member, id);
    if (profileId !== undefined || deliveryCost !== undefined) {
      const cents = profileId === undefined ? toCents(deliveryCost!) : 0;
      if (!isPayable(await highestPriceCents(tx, id), cents)) {
        const issues = [{ path: 'deliveryCost', message: TOTAL_TOO_HIGH }];
        throw new AppError('invalid_request', { detail: TOTAL_TOO_HIGH, issues });
      }
      const instead = { deliveryProfileId: profileId ?? null, deliveryCost: fromCents(cents) };
      await ctx.events.emit(tx, 'delivery_profile.deleting', { profileId: id, memberId: member.id, instead });
    } else if (worksCount + draftsCount > 0) {
      throw new AppError('delivery_profile_in_use');
    }
    await deleteProfile(tx, id);
    await dropPages(ctx, tx, member.id);
  });
}

interface Sent {
  isPhysical: boolean;
  deliveryProfileId: string | null;
}
type Promised = DeliveryPromise & { country: string };

/**
 * What the work's profile promises for a country, or for the one it is sent from; null: the work has no profile.
 * Throws `not_delivered_there`.
 */
export async function promiseOf(
  db: Queryable,
  { isPhysical, deliveryProfileId }: Sent,
  wanted: string | undefined,
): Promise<Promised | null> {
  const profile = isPhysical && deliveryProfileId ? await findTerms(db, deliveryProfileId) : null;
  if (!profile) return null;
  const country = wanted ?? profile.country;
  const promise = deliveryTo(profile, country);
  if (!promise) {
    throw new AppError('not_delivered_there', {
      detail: `The artist doesn’t deliver this work to ${countryName(country)}.`,
    });
  }
  return { ...promise, country };
}
