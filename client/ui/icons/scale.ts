import { icon } from '#client/ui/icon.tsx';

export const Scale = icon(
  'M12 3v18',
  'M19 8l3 8a5 5 0 0 1-6 0zV7',
  'M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1',
  'M5 8l3 8a5 5 0 0 1-6 0zV7',
  'M7 21h10',
);
