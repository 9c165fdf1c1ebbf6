import { icon } from '#client/ui/icon.tsx';

export const BriefcaseBusiness = icon(
  'M12 12h.01',
  'M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2',
  'M22 13a18.15 18.15 0 0 1-20 0',
  'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
);
