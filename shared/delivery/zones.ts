/** Seen from the country that a delivery profile sends from: itself, its region, and everywhere else. */
export const DELIVERY_ZONES = ['home', 'region', 'world'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** What a buyer in one country is promised. */
export interface DeliveryPromise {
  zone: DeliveryZone;
  /** Two decimals, in USD. */
  price: string;
  /** From payment to arrival. */
  daysFrom: number;
  daysTo: number;
}
