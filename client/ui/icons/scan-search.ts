import { icon } from '#client/ui/icon.tsx';

export const ScanSearch = icon(
  'M3 7V5a2 2 0 0 1 2-2h2',
  'M17 3h2a2 2 0 0 1 2 2v2',
  'M21 17v2a2 2 0 0 1-2 2h-2',
  'M7 21H5a2 2 0 0 1-2-2v-2',
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'M16 16l-1.9-1.9',
);
