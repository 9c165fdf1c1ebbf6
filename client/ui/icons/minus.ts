import { icon } from '#client/ui/icon.tsx';

export const Minus = icon('M5 12h14');
