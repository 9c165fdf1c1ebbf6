/** Loaded when a time is asked for. */
import { lazyPart } from '#client/lib/lazy-part.ts';

export const ScheduleSurface = lazyPart(() =>
  import('./schedule-surface.tsx').then((m) => ({ default: m.ScheduleSurface })),
);
/** Of a row of a list: a popover beside a row has no room for the whole month. */
export const ScheduleDialog = lazyPart(() =>
  import('./schedule-surface.tsx').then((m) => ({ default: m.ScheduleDialog })),
);
