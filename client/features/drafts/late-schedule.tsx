/** Choosing when a draft is published; loaded when it is asked for. */
import { type ComponentProps, Suspense } from 'react';
import { toastError } from '#client/lib/action.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';

const load = () => import('./schedule-surface.tsx');
export const ScheduleSurface = lazyPart(() => load().then((m) => ({ default: m.ScheduleSurface })));
const LateDialog = lazyPart(() => load().then((m) => ({ default: m.ScheduleDialog })));

interface RowScheduleProps extends Omit<ComponentProps<typeof LateDialog>, 'onDone' | 'onRefused'> {
  /** Also if another window has changed or removed the draft, which a toast says. */
  onChanged: () => unknown;
}

/** For a row of a list: a popover beside it has no room for the whole month. */
export const RowSchedule = ({ onChanged, ...rest }: RowScheduleProps) => (
  <Suspense>
    <LateDialog
      {...rest}
      onDone={() => void onChanged()}
      onRefused={(error) => {
        toastError(error);
        void onChanged();
      }}
    />
  </Suspense>
);
