import { icon } from '#client/ui/icon.tsx';

export const Check = icon('M20 6 9 17l-5-5');
