import { icon } from '#client/ui/icon.tsx';

export const Monitor = icon(
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
  'M8 21L16 21',
  'M12 17L12 21',
);
