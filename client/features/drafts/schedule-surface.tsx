import { type FormEvent, type RefObject, useId, useState } from 'react';
import { Popover } from 'radix-ui';
import { type Draft, draftEndpoints } from '#shared/drafts/contract.ts';
import { dateIn } from '#shared/kernel/zoned-time.ts';
import { useAction } from '#client/lib/action.ts';
import { ApiError } from '#client/lib/api.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { Input } from '#client/ui/input.tsx';
import { MonthGrid } from './month-grid.tsx';
import {
  daysOf,
  firstSuggestion,
  instantTyped,
  timeProblem,
  typedTime,
  whenIn,
  zoneName,
} from './schedule-time.ts';

interface ScheduleProps {
  draft: Pick<Draft, 'id' | 'version' | 'publishAt'>;
  /** An IANA name. */
  zone: string;
  /** The draft with its new time, or without one. */
  onDone: (draft: Draft) => void;
  /** Another window has changed or removed it since. */
  onRefused: (error: Error) => void;
  onClose: () => void;
}

function useSchedule({ draft, zone, onDone, onRefused, onClose }: ScheduleProps) {
  const id = useId();
  const now = useNow();
  const [typed, setTyped] = useState(() => typedTime(draft.publishAt ?? firstSuggestion(now, zone), zone));
  const [isTried, setTried] = useState(false);
  const finish = (done: Draft) => {
    onDone(done);
    onClose();
  };
  const options = {
    isForm: true,
    onSuccess: finish,
    onError: (error: Error) => {
      const isOther = error instanceof ApiError && /^draft_(?:changed|not_found)$/.test(error.code);
      if (!isOther) return;
      onClose();
      onRefused(error);
    },
  } as const;
  const set = useAction(draftEndpoints.schedule, options);
  const unset = useAction(draftEndpoints.unschedule, options);
  const at = instantTyped(typed, zone);
  const problem = timeProblem(at, now, zone);
  const error = set.error ?? unset.error;
  const params = { id: draft.id };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // Checked again: minutes have passed since it was shown.
    if (at && !timeProblem(at, new Date(), zone))
      set.mutate({ params, body: { version: draft.version, publishAt: at.toISOString() } });
  };
  const { first, last } = daysOf(now, zone);
  const body = (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <MonthGrid
        chosen={typed.date}
        today={dateIn(now, zone)}
        first={first}
        last={last}
        onChoose={(date) => setTyped({ ...typed, date })}
      />
      <div className="grid grid-cols-2 gap-3 border-t border-line pt-4">
        <Input
          label={t('Day')}
          type="date"
          isNumeric
          min={first}
          max={last}
          value={typed.date}
          onChange={({ target }) => setTyped({ ...typed, date: target.value })}
        />
        <Input
          label={t('Time')}
          type="time"
          isNumeric
          value={typed.time}
          error={(isTried || typed.date === first) && problem ? problem : ''}
          onChange={({ target }) => setTyped({ ...typed, time: target.value })}
        />
      </div>
      <p className="text-xs text-mute">
        {t('{zone} time, between five minutes from now and {last}.', {
          zone: zoneName(zone),
          last: day(new Date(`${last}T12:00:00`)),
        })}
      </p>
      {error && <Refusal error={error} />}
    </form>
  );
  const buttons = (
    <>
      {draft.publishAt ? (
        <Button variant="quiet" disabled={unset.isPending} onClick={() => unset.mutate({ params })}>
          {t('Unschedule')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      )}
      <Button type="submit" form={id} disabled={set.isPending}>
        {at ? t('Publish on {when}', { when: whenIn(at, zone) }) : t('Schedule')}
      </Button>
    </>
  );
  return { body, buttons };
}

const HINT = t(
  'The work is published automatically. If something gets in the way, it stays a draft and we notify you.',
);

/** In a dialog: a sheet on phones. */
export function ScheduleDialog(props: ScheduleProps) {
  const { body, buttons } = useSchedule(props);
  return (
    <Dialog
      title={t('Schedule')}
      description={HINT}
      width="sm:max-w-[420px]"
      footer={buttons}
      onClose={props.onClose}
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1.5 pb-6 sm:px-8">{body}</div>
    </Dialog>
  );
}

function SchedulePopover({ anchor, ...props }: ScheduleProps & { anchor: RefObject<HTMLElement | null> }) {
  const { body, buttons } = useSchedule(props);
  return (
    <Popover.Root open onOpenChange={props.onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={document.getElementById('main')}>
        <Popover.Content
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={{ top: 72, bottom: 8 }}
          aria-label={t('Schedule')}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="animate-in z-40 max-h-[var(--radix-popover-content-available-height)] w-[380px] overflow-y-auto rounded-md bg-raised p-5 shadow-pop"
        >
          <h2 className="text-lg text-paper">{t('Schedule')}</h2>
          <p className="mt-1 mb-3 text-xs text-mute">{HINT}</p>
          {body}
          <div className="mt-4 flex justify-end gap-2">{buttons}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A popover over its button; a sheet on phones. */
export function ScheduleSurface(props: ScheduleProps & { anchor: RefObject<HTMLElement | null> }) {
  const isSmall = useMedia('(width < 40rem)');
  return isSmall ? <ScheduleDialog {...props} /> : <SchedulePopover {...props} />;
}
