import { icon } from '#client/ui/icon.tsx';

export const PlayCircle = icon(
  'M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
);
