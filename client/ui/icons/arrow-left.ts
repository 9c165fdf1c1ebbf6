import { icon } from '#client/ui/icon.tsx';

export const ArrowLeft = icon('M12 19l-7-7 7-7', 'M19 12H5');
