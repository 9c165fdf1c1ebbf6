import { icon } from '#client/ui/icon.tsx';

export const ChevronLeft = icon('M15 18l-6-6 6-6');
