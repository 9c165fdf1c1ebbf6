import { icon } from '#client/ui/icon.tsx';

export const MailX = icon(
  'M22 12.532V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8.792',
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  'M16.5 16.5l5 5',
  'M21.5 16.5l-5 5',
);
