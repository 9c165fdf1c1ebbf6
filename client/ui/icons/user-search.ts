import { icon } from '#client/ui/icon.tsx';

export const UserSearch = icon(
  'M6 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M10.3 15H7a4 4 0 0 0-4 4v2',
  'M14 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'M21 21l-1.9-1.9',
);
