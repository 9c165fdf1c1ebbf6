import { icon } from '#client/ui/icon.tsx';

export const Clapperboard = icon(
  'M12.296 3.464l3.02 3.956',
  'M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3z',
  'M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  'M6.18 5.276l3.1 3.899',
);
