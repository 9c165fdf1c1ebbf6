import { icon } from '#client/ui/icon.tsx';

export const Rss = icon(
  'M4 11a9 9 0 0 1 9 9',
  'M4 4a16 16 0 0 1 16 16',
  'M4 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
);
