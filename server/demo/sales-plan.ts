/** Sales between members of the gallery and how each continued. Times are days before the gallery opens. */
export interface PlannedSale {
  work: number;
  /** A member of the gallery, or one of its audience by number, who has no account to sign in with. */
  buyer: string | number;
  paid: number;
  /** Set for physical works. Without confirmation they count as delivered 14 days later. */
  shipped?: number;
  confirmed?: number;
  /** The buyer requests a refund; the decision, if there is one. */
  asked?: { at: number; reason: string; accepted?: number; declined?: { at: number; answer: string } };
  /** The artist refunds without a request. */
  given?: { at: number; reason: string };
  /** The artist creates receipts, for both parties. */
  receipted?: number;
  /** When the buyer's bank disputed the payment, in days before now. */
  contested?: number;
}

/** A large edition that has been selling for a year; days before the gallery opens. */
const SOLD_ALL_YEAR = [
  383, 371, 352, 340, 318, 297, 281, 276, 249, 233, 214, 190, 171, 166, 142, 121, 97, 92, 75,
];

export const SALES: PlannedSale[] = [
  // Paid out, weeks ago.
  { work: 57, buyer: 'priya-sorel', paid: 52 },
  // Confirmed by the buyer: paid out at once.
  { work: 15, buyer: 'edmund-achter', paid: 9, receipted: 8.3, shipped: 8.2, confirmed: 4.1 },
  // Due, but the artist has no account yet.
  { work: 43, buyer: 'noor-halabi', paid: 29, shipped: 27.6, confirmed: 22.4 },
  { work: 46, buyer: 'edmund-achter', paid: 34, shipped: 32.1, confirmed: 25.3 },
  // Digital, and not yet due.
  { work: 47, buyer: 'priya-sorel', paid: 1.1 },
  // To ship, shipped, and delivered.
  { work: 6, buyer: 'priya-sorel', paid: 1.6 },
  { work: 41, buyer: 'edmund-achter', paid: 6.2, shipped: 3.4 },
  { work: 30, buyer: 'priya-sorel', paid: 20.3, shipped: 17.4 },
  // Refund requested: waiting for the artist, and for a moderator.
  {
    work: 38,
    buyer: 'edmund-achter',
    paid: 22.4,
    shipped: 18.2,
    asked: { at: 0.9, reason: 'The lower edge came with a crease of about four centimeters.' },
  },
  {
    work: 24,
    buyer: 'noor-halabi',
    paid: 2.1,
    asked: {
      at: 1.7,
      reason: 'The file is smaller than I expected.',
      declined: { at: 1.2, answer: 'It is the size I work at, and it prints well at 45 by 60 cm.' },
    },
  },
  // Refunded: before the artist was paid, and after.
  {
    work: 26,
    buyer: 'edmund-achter',
    paid: 12.3,
    asked: { at: 10.4, reason: 'I measured the wall again, and it does not fit.', accepted: 9.8 },
  },
  { work: 23, buyer: 'priya-sorel', paid: 20.6, given: { at: 10.2, reason: 'I sent you the wrong file.' } },
  { work: 58, buyer: 'priya-sorel', paid: 27.4, shipped: 25.8, contested: 2.2 },
  // An edition, half sold; the same buyer may have two of its numbers.
  { work: 3, buyer: 'edmund-achter', paid: 61.2 },
  { work: 3, buyer: 'noor-halabi', paid: 48.6 },
  { work: 3, buyer: 'priya-sorel', paid: 33.1, receipted: 8.2 },
  { work: 3, buyer: 'edmund-achter', paid: 18.7, receipted: 8.1 },
  // Another one, sold out.
  { work: 59, buyer: 'noor-halabi', paid: 58.9 },
  { work: 59, buyer: 'edmund-achter', paid: 40.5 },
  ...SOLD_ALL_YEAR.map((paid, index) => ({ work: 4, buyer: 7 * index, paid })),
];
/** How many numbers the works have that are editions. */
export const EDITION_SIZES: Record<number, number> = { 3: 8, 4: 40, 59: 2 };
/** Artists with an account; the others' payouts wait. */
export const PAYEES = ['mina-okoro', 'noor-halabi', 'dario-quintela'];
/** Months since they subscribed. */
export const SUBSCRIBED_MONTHS: Record<string, number> = { 'mina-okoro': 7, 'noor-halabi': 4 };

/** Addresses of buyers of physical works. The streets do not exist. */
export const ADDRESSES = {
  'edmund-achter': {
    name: 'Edmund Achter',
    line1: 'Lijnwaadkaai 999',
    city: 'Ghent',
    postalCode: '9000',
    country: 'BE',
  },
  'noor-halabi': {
    name: 'Noor Halabi',
    line1: '14 Larkspur Mews',
    city: 'London',
    postalCode: 'E8 4ZZ',
    country: 'GB',
  },
  'priya-sorel': {
    name: 'Priya Sorel',
    line1: '1200 Marlowe Court',
    line2: 'Apt 4',
    city: 'New York',
    region: 'NY',
    postalCode: '10014',
    country: 'US',
  },
} as const;
