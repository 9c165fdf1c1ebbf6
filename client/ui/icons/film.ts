import { icon } from '#client/ui/icon.tsx';

export const Film = icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
  'M7 3v18',
  'M3 7.5h4',
  'M3 12h18',
  'M3 16.5h4',
  'M17 3v18',
  'M17 7.5h4',
  'M17 16.5h4',
);
