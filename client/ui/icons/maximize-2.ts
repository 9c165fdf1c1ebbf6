import { icon } from '#client/ui/icon.tsx';

export const Maximize2 = icon('M15 3h6v6', 'M21 3l-7 7', 'M3 21l7-7', 'M9 21H3v-6');
