import { icon } from '#client/ui/icon.tsx';

export const Bot = icon(
  'M12 8V4H8',
  'M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
  'M2 14h2',
  'M20 14h2',
  'M15 13v2',
  'M9 13v2',
);
