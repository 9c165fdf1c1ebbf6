import { Suspense, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import type { Draft } from '#shared/drafts/contract.ts';
import { CalendarClock } from '#client/ui/icons.ts';
import { toast } from '#client/lib/toast.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import type { DraftSaver, SaverView } from './draft-saver.ts';
import { Failure } from './failure.tsx';
import { ScheduleSurface } from './late-schedule.tsx';
import { whenIn, zoneOf } from './schedule-time.ts';

interface PublishButtonsProps {
  saver: DraftSaver;
  view: SaverView;
  member: CurrentUser;
  /** The work is being published, or its picture is being checked. */
  isBusy: boolean;
  /** Shows what is missing. @returns whether the work is complete */
  onValidate: () => boolean;
}

/** Publishes now, by submitting the form, or at a time. */
export function PublishButtons({ saver, view, member, isBusy, onValidate }: PublishButtonsProps) {
  /** As it was saved when the time is chosen. */
  const [asked, setAsked] = useState<Draft | null>(null);
  const [isAsking, setAsking] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const zone = zoneOf(member);
  const publishAt = view.draft?.publishAt ?? null;
  // Two in a row fit the narrowest phone.
  const size = publishAt ? 'lgTight' : 'lg';
  const ask = async () => {
    if (!onValidate()) return;
    setAsking(true);
    const saved = await saver.flush();
    setAsking(false);
    setAsked(saved);
    if (!saved)
      toast({
        title: t('Not saved'),
        description: t(
          'A draft must be saved before it can be scheduled. See the top of the form for what’s wrong.',
        ),
        variant: 'destructive',
      });
  };
  const publish = (
    <Button type="submit" size={size} className="w-full" disabled={isBusy}>
      {isBusy ? t('Uploading...') : publishAt ? t('Publish now') : t('Upload Artwork')}
    </Button>
  );
  const schedule = (
    <Button
      ref={anchor}
      variant="outline"
      size={size}
      className="w-full"
      aria-haspopup="dialog"
      aria-expanded={asked !== null}
      disabled={isBusy || isAsking}
      onClick={() => void ask()}
    >
      {!publishAt && <CalendarClock size={18} aria-hidden />}
      {publishAt ? t('Change') : t('Schedule')}
    </Button>
  );
  return (
    <>
      {view.draft && <Failure draft={view.draft} zone={zone} />}
      {publishAt ? (
        <>
          <p role="status" className="flex items-center gap-2 text-sm font-semibold text-paper">
            <CalendarClock size={18} aria-hidden className="shrink-0 text-info" />
            {t('Scheduled for {when}', { when: whenIn(publishAt, zone) })}
          </p>
          <div className="grid grid-cols-2 gap-3">
            {schedule}
            {publish}
          </div>
        </>
      ) : (
        <>
          {publish}
          {schedule}
        </>
      )}
      <p className="text-center text-xs text-mute">
        {view.draft
          ? t('Until you publish it, it’s a draft that only you can see.')
          : t('Members see it as soon as you upload it.')}
      </p>
      {asked && (
        <Suspense>
          <ScheduleSurface
            draft={asked}
            zone={zone}
            anchor={anchor}
            onDone={(draft) => saver.receive(draft)}
            onRefused={(error) => saver.refused(error)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
