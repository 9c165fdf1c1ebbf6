import { icon } from '#client/ui/icon.tsx';

export const Hash = icon('M4 9L20 9', 'M4 15L20 15', 'M10 3L8 21', 'M16 3L14 21');
