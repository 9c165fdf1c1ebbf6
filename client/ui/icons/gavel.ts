import { icon } from '#client/ui/icon.tsx';

export const Gavel = icon(
  'M14 13l-8.381 8.38a1 1 0 0 1-3.001-3l8.384-8.381',
  'M16 16l6-6',
  'M21.5 10.5l-8-8',
  'M8 8l6-6',
  'M8.5 7.5l8 8',
);
