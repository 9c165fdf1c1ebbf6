import { icon } from '#client/ui/icon.tsx';

export const UserCheck = icon(
  'M16 11l2 2 4-4',
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
  'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
);
