import { icon } from '#client/ui/icon.tsx';

export const Ellipsis = icon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
);
