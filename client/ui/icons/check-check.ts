import { icon } from '#client/ui/icon.tsx';

export const CheckCheck = icon('M18 6 7 17l-5-5', 'M22 10l-7.5 7.5L13 16');
