import { icon } from '#client/ui/icon.tsx';

export const ArrowUp = icon('M5 12l7-7 7 7', 'M12 19V5');
