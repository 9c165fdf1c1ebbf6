import { icon } from '#client/ui/icon.tsx';

export const ChartNoAxesColumn = icon('M5 21v-6', 'M12 21V3', 'M19 21V9');
