import { icon } from '#client/ui/icon.tsx';

export const Plus = icon('M5 12h14', 'M12 5v14');
