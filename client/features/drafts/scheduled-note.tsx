import { useState } from 'react';
import type { Draft } from '#shared/drafts/contract.ts';
import { UNTITLED } from '#shared/drafts/fields.ts';
import { CalendarClock } from '#client/ui/icons.ts';
import { t, tn } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { longWhenIn, zoneName } from './schedule-time.ts';
import { RowSchedule } from './late-schedule.tsx';
import { usePublish } from './use-publish.ts';

interface ScheduledProps {
  zone: string;
  onChanged: () => unknown;
}

/** The drafts that publish themselves, one line each, the next one first. */
export const ScheduledNote = ({ drafts, ...rest }: ScheduledProps & { drafts: Draft[] }) => (
  <section className="mb-6 flex gap-4 rounded-md bg-raised px-4 py-3 sm:px-5">
    <CalendarClock size={20} aria-hidden className="mt-1 shrink-0 text-info" />
    <div className="min-w-0 flex-1">
      <h2 className="font-sans text-sm font-semibold text-paper">
        {tn(drafts.length, 'One draft is scheduled', '{n} drafts are scheduled')}
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <Line key={draft.id} draft={draft} {...rest} />
        ))}
      </ul>
    </div>
  </section>
);

function Line({ draft, zone, onChanged }: ScheduledProps & { draft: Draft }) {
  const [isChoosing, setChoosing] = useState(false);
  const { isPending, publish } = usePublish(draft, onChanged);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
      <p dir="auto" className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere text-soft">
        {t('{title} on {when}, {zone} time.', {
          title: draft.fields.title.trim() || UNTITLED,
          when: longWhenIn(draft.publishAt!, zone),
          zone: zoneName(zone),
        })}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" disabled={isPending} onClick={publish}>
          {t('Publish now')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
          {t('Change time')}
        </Button>
      </div>
      {isChoosing && (
        <RowSchedule draft={draft} zone={zone} onChanged={onChanged} onClose={() => setChoosing(false)} />
      )}
    </li>
  );
}
