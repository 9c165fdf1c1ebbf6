import { icon } from '#client/ui/icon.tsx';

export const UserRound = icon('M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', 'M20 21a8 8 0 0 0-16 0');
