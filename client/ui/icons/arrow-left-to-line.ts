import { icon } from '#client/ui/icon.tsx';

export const ArrowLeftToLine = icon('M3 19V5', 'M13 6l-6 6 6 6', 'M7 12h14');
