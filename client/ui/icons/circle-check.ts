import { icon } from '#client/ui/icon.tsx';

export const CircleCheck = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', 'M16 9l-5.5 5.5L8 12');
