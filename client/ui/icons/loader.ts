import { icon } from '#client/ui/icon.tsx';

export const Loader = icon(
  'M12 2v4',
  'M16.2 7.8l2.9-2.9',
  'M18 12h4',
  'M16.2 16.2l2.9 2.9',
  'M12 18v4',
  'M4.9 19.1l2.9-2.9',
  'M2 12h4',
  'M4.9 4.9l2.9 2.9',
);
