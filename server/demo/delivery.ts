import { WORKS } from './manifest.ts';

/** What sending a handmade work costs, in US dollars: by weight and by how easily it breaks. */
const DELIVERY_USD: Record<number, number> = {
  1: 42,
  10: 24,
  17: 36,
  22: 95,
  26: 58,
  35: 52,
  41: 22,
  46: 38,
};
const SHEET_USD = 18;

const SENT = new Set(WORKS.filter(({ category }) => category === 'handmade_art').map(({ id }) => id));

/** Handmade works are things; of the others one buys the file. */
export const isSent = (work: number): boolean => SENT.has(work);

export const deliveryOf = (work: number): { isPhysical: boolean; deliveryCost: string } => ({
  isPhysical: isSent(work),
  deliveryCost: isSent(work) ? (DELIVERY_USD[work] ?? SHEET_USD).toFixed(2) : '0.00',
});
