import { type DemoWork, WORKS } from './manifest.ts';

/** Delivery cost in US dollars, by weight and fragility. */
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

/** Handmade works, prints and drawings on paper are physical; others are sold as files. */
const isThing = ({ category, medium }: DemoWork): boolean =>
  category === 'handmade_art' || category === 'graphic_design' || /plotter/i.test(medium);

const SENT = new Set(WORKS.filter(isThing).map(({ id }) => id));

export const isSent = (work: number): boolean => SENT.has(work);

export const deliveryOf = (work: number): { isPhysical: boolean; deliveryCost: string } => ({
  isPhysical: isSent(work),
  deliveryCost: isSent(work) ? (DELIVERY_USD[work] ?? SHEET_USD).toFixed(2) : '0.00',
});
