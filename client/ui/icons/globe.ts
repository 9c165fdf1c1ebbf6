import { icon } from '#client/ui/icon.tsx';

export const Globe = icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20',
  'M2 12h20',
);
