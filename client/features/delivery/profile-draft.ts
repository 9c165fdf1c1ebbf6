/** The form of a delivery profile: what is typed, and what is sent. */
import type * as z from 'zod/mini';
import {
  type DeliveryForm,
  DeliveryForm as Schema,
  type DeliveryProfile,
} from '#shared/delivery/contract.ts';
import {
  DELIVERY_ZONES,
  type DeliveryTerms,
  type DeliveryZone,
  NOWHERE,
  servedZones,
} from '#shared/delivery/zones.ts';
import { fromCents, readCents } from '#shared/kernel/money.ts';
import { bareAmount } from '#client/lib/amount.ts';

const PARTS = ['On', 'Price', 'From', 'To'] as const;
type ZoneField<Part extends string> = `${DeliveryZone}${Part}`;
export type ProfileDraft = {
  name: string;
  country: string;
  handlingDays: string;
  leftOut: string[];
} & Record<ZoneField<'Price' | 'From' | 'To'>, string> &
  Record<ZoneField<'On'>, boolean>;

const whole = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

export const draftOf = (profile: DeliveryProfile | null, country: string): ProfileDraft => ({
  name: profile?.name ?? '',
  country: profile?.country ?? country,
  handlingDays: String(profile?.handlingDays ?? 2),
  leftOut: profile?.leftOut ?? [],
  ...(Object.fromEntries(
    DELIVERY_ZONES.flatMap((zone) => {
      const terms = profile?.zones[zone];
      const values = [
        profile === null || Boolean(terms),
        terms?.price.replace(/\.00$/, '') ?? '',
        String(terms?.daysFrom ?? ''),
        String(terms?.daysTo ?? ''),
      ];
      return PARTS.map((part, at) => [zone + part, values[at]]);
    }),
  ) as Record<ZoneField<'Price' | 'From' | 'To'>, string> & Record<ZoneField<'On'>, boolean>),
});

/** The body of the request. The contract finds what is not a number. */
export const toForm = (draft: ProfileDraft): z.input<typeof Schema> => ({
  name: draft.name,
  country: draft.country,
  handlingDays: whole(draft.handlingDays),
  zones: Object.fromEntries(
    DELIVERY_ZONES.map((zone) => [
      zone,
      draft[`${zone}On`]
        ? {
            price: bareAmount(draft[`${zone}Price`]),
            daysFrom: whole(draft[`${zone}From`]),
            daysTo: whole(draft[`${zone}To`]),
          }
        : null,
    ]),
  ) as DeliveryForm['zones'],
  leftOut: draft.leftOut,
});

const FIELDS: Readonly<Record<string, 'Price' | 'From' | 'To'>> = {
  price: 'Price',
  daysFrom: 'From',
  daysTo: 'To',
};

/** Maps the contract's errors inside `zones` to the fields of the form. */
export function errorsOf(draft: ProfileDraft): Partial<Record<string, string>> {
  const { error } = Schema.safeParse(toForm(draft));
  if (!error && servedZones(termsOf(draft)).length === 0) return { zones: NOWHERE };
  const found = Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => {
      const [field, zone, part] = path.map(String);
      return [field === 'zones' && zone && part ? zone + FIELDS[part] : field!, message];
    }),
  );
  // Otherwise show the error of a field in it.
  return { zones: undefined, ...found };
}

/** The draft as buyers would see it; zones with an error have no terms. */
export function termsOf(draft: ProfileDraft): DeliveryTerms {
  const { zones, country, handlingDays, leftOut } = toForm(draft);
  return {
    country,
    handlingDays: Number.isNaN(handlingDays) ? 0 : handlingDays,
    leftOut,
    zones: Object.fromEntries(
      DELIVERY_ZONES.map((zone) => {
        const terms = zones[zone];
        return [zone, terms && { ...terms, price: fromCents(readCents(terms.price) ?? 0) }];
      }),
    ) as DeliveryTerms['zones'],
  };
}
