import { icon } from '#client/ui/icon.tsx';

export const Calendar = icon(
  'M8 2v3',
  'M16 2v3',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
  'M3 9h18',
);
