import { icon } from '#client/ui/icon.tsx';

export const CreditCard = icon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
  'M2 10L22 10',
  'M6 14h2',
);
