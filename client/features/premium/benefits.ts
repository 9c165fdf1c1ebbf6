/** The spec's six, each with what it is worth. Figures: shared/rules/commission.ts, decisions "Premium". */
export const BENEFITS: readonly { title: string; worth: string; isSoon?: true }[] = [
  { title: 'Full access to all insight courses', worth: 'Every lesson from start to finish.' },
  { title: 'Priority customer support', worth: 'Your requests are answered first.' },
  { title: 'Advanced portfolio analytics', worth: 'Coming soon', isSoon: true },
  { title: 'Featured artist opportunities', worth: 'One Spotlight place is kept for a Premium artist.' },
  { title: 'Higher commission rates', worth: 'You keep 92% of your own sales instead of 90%.' },
  { title: 'Unlimited uploads and storage', worth: 'Free members get 20 artworks a month and 2 GB.' },
];
