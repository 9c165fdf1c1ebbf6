import { icon } from '#client/ui/icon.tsx';

export const X = icon('M18 6 6 18', 'M6 6l12 12');
