import { icon } from '#client/ui/icon.tsx';

export const Reply = icon('M20 18v-2a4 4 0 0 0-4-4H4', 'M9 17l-5-5 5-5');
