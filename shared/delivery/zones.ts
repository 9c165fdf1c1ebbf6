import { regionOf } from '#shared/kernel/regions.ts';

/** Seen from the country that a delivery profile sends from: itself, its region, and everywhere else. */
export const DELIVERY_ZONES = ['home', 'region', 'world'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** What a delivery profile promises for one zone, or of one country. */
export interface ZoneTerms {
  /** Two decimals, in USD. */
  price: string;
  /** On the way, from and to. */
  daysFrom: number;
  daysTo: number;
}

/** What buyers may know of a delivery profile. */
export interface DeliveryTerms {
  /** Where it is sent from. */
  country: string;
  /** Until it is handed over. */
  handlingDays: number;
  /** Null: not delivered. */
  zones: Record<DeliveryZone, ZoneTerms | null>;
  /** Countries of any zone that are not delivered to. */
  leftOut: string[];
}

/** What a buyer in one country is promised; the days are counted from the payment, so they include handling. */
export interface DeliveryPromise extends ZoneTerms {
  zone: DeliveryZone;
}

export function zoneOf(home: string, country: string): DeliveryZone {
  if (country === home) return 'home';
  return regionOf(country) === regionOf(home) ? 'region' : 'world';
}

/** Null: not delivered there. */
export function deliveryTo(
  { country: home, handlingDays, zones, leftOut }: DeliveryTerms,
  country: string,
): DeliveryPromise | null {
  const zone = zoneOf(home, country);
  const terms = zones[zone];
  if (!terms || leftOut.includes(country)) return null;
  const { price, daysFrom, daysTo } = terms;
  return { zone, price, daysFrom: daysFrom + handlingDays, daysTo: daysTo + handlingDays };
}
