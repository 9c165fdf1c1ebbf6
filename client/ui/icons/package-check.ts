import { icon } from '#client/ui/icon.tsx';

export const PackageCheck = icon(
  'M12 22V12',
  'M16 17l2 2 4-4',
  'M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753',
  'M3.29 7 12 12l8.71-5',
  'M7.5 4.27l8.997 5.148',
);
