import { icon } from '#client/ui/icon.tsx';

export const ListChecks = icon('M13 5h8', 'M13 12h8', 'M13 19h8', 'M3 17l2 2 4-4', 'M3 7l2 2 4-4');
