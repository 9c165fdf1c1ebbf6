import { icon } from '#client/ui/icon.tsx';

export const Sun = icon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M12 2v2',
  'M12 20v2',
  'M4.93 4.93l1.41 1.41',
  'M17.66 17.66l1.41 1.41',
  'M2 12h2',
  'M20 12h2',
  'M6.34 17.66l-1.41 1.41',
  'M19.07 4.93l-1.41 1.41',
);
