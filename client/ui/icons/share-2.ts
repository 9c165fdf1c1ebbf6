import { icon } from '#client/ui/icon.tsx';

export const Share2 = icon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'M8.59 13.51L15.42 17.49',
  'M15.41 6.51L8.59 10.49',
);
