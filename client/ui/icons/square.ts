import { icon } from '#client/ui/icon.tsx';

export const Square = icon('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z');
