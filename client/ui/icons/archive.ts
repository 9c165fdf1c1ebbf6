import { icon } from '#client/ui/icon.tsx';

export const Archive = icon(
  'M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-18a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
  'M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8',
  'M10 12h4',
);
