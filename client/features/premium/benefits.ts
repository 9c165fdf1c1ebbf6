/** The spec's six, each with what it is worth. Figures: shared/rules/commission.ts, decisions "Premium". */
export const BENEFITS: readonly (readonly [title: string, worth: string])[] = [
  ['Full access to all insight courses', 'Every lesson from start to finish.'],
  ['Priority customer support', 'Your requests are answered first.'],
  ['Advanced portfolio analytics', 'Yours as soon as they open, at no extra cost.'],
  ['Featured artist opportunities', 'One place of the Spotlight is kept for a Premium artist.'],
  ['Higher commission rates', 'You keep 92% of your own sales instead of 90%.'],
  ['Unlimited uploads and storage', 'Free members have 20 artworks a month and 2 GB.'],
];
