import { icon } from '#client/ui/icon.tsx';

export const ArrowRightToLine = icon('M17 12H3', 'M11 18l6-6-6-6', 'M21 5v14');
