import { icon } from '#client/ui/icon.tsx';

export const ArrowRight = icon('M5 12h14', 'M12 5l7 7-7 7');
