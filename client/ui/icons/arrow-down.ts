import { icon } from '#client/ui/icon.tsx';

export const ArrowDown = icon('M12 5v14', 'M19 12l-7 7-7-7');
