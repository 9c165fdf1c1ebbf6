import { icon } from '#client/ui/icon.tsx';

export const UserRoundX = icon(
  'M16.5 16.5l5 5',
  'M2 21a8 8 0 0 1 11.531-7.18',
  'M21.5 16.5l-5 5',
  'M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
);
