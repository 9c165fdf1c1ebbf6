import { useState } from 'react';
import { Link } from 'wouter';
import { type Draft, draftEndpoints } from '#shared/drafts/contract.ts';
import { gapsOf } from '#shared/drafts/to-work.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { Check, ImageOff, Info } from '#client/ui/icons.ts';
import { shortDay, time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { MenuItem, MenuLine, MenuLink, MoreMenu } from '#client/ui/menu.tsx';
import { paths } from '#client/paths.ts';
import { Failure } from './failure.tsx';
import { RowSchedule } from './late-schedule.tsx';
import { usePublish } from './use-publish.ts';

interface DraftRowProps {
  draft: Draft;
  /** The member's time zone. */
  zone: string;
  onChanged: () => unknown;
}

const titleOf = ({ fields }: Draft): string => fields.title.trim() || t('Untitled');

export function savedAt(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday
    ? t('Saved today, {time}', { time: time(at) })
    : t('Saved {day}, {time}', { day: shortDay(at), time: time(at) });
}

/** What stands in the way, in words. */
function State({ draft, zone }: Omit<DraftRowProps, 'onChanged'>) {
  const { missing, wrong } = gapsOf(draft);
  const look = 'flex items-start gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:shrink-0';
  if (draft.failure) return <Failure draft={draft} zone={zone} />;
  if (missing.length === 0 && wrong.length === 0)
    return (
      <p className={`${look} text-ok`}>
        <Check size={15} aria-hidden />
        {t('Ready to publish.')}
      </p>
    );
  return (
    <p className={`${look} text-soft`}>
      <Info size={15} aria-hidden className="text-info" />
      <span>
        {missing.length > 0 && t('Still missing: {fields}.', { fields: missing.join(', ') })}{' '}
        {wrong.length > 0 && t('Please check: {fields}.', { fields: wrong.join(', ') })}
      </span>
    </p>
  );
}

/** A draft with what it needs, and one next step. */
export function DraftRow({ draft, zone, onChanged }: DraftRowProps) {
  const [doing, setDoing] = useState<'schedule' | 'delete' | null>(null);
  const { isPending, publish } = usePublish(draft, onChanged);
  const { missing, wrong } = gapsOf(draft);
  const isReady = missing.length === 0 && wrong.length === 0;
  const [first] = draft.images;
  const title = titleOf(draft);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-5">
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-5">
        {first ? (
          <img
            // The host of public pictures does not know who asks for it.
            src={renditionUrl(first.imageUrl, 'thumb')}
            alt=""
            loading="lazy"
            className="h-20 w-28 shrink-0 rounded-xs bg-raised object-cover max-sm:h-17 max-sm:w-22"
          />
        ) : (
          <span
            aria-hidden
            className="grid h-20 w-28 shrink-0 place-items-center rounded-xs bg-raised text-mute max-sm:h-17 max-sm:w-22"
          >
            <ImageOff size={20} />
          </span>
        )}
        <div className="min-w-0">
          <h2 dir="auto" className="font-sans text-base font-semibold wrap-anywhere text-paper">
            <Link href={paths.draft(draft.id)} className="hover:underline">
              {title}
            </Link>
          </h2>
          <div className="my-0.5">
            <State draft={draft} zone={zone} />
          </div>
          <p className="text-xs text-mute">{savedAt(draft.updatedAt)}</p>
        </div>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:[&>:not(:last-child)]:flex-1">
        {draft.failure?.reason === 'terms_not_accepted' && (
          <Button variant="outline" asChild>
            <Link href={paths.legal('terms')}>{t('Read the terms')}</Link>
          </Button>
        )}
        {isReady && !draft.failure && (
          <Button variant="outline" onClick={() => setDoing('schedule')}>
            {t('Schedule')}
          </Button>
        )}
        {isReady ? (
          <Button
            variant={draft.failure ? 'outline' : 'primary'}
            aria-label={
              draft.failure ? t('Try to publish {title} again', { title }) : t('Publish {title}', { title })
            }
            disabled={isPending}
            onClick={publish}
          >
            {draft.failure ? t('Try again') : t('Publish')}
          </Button>
        ) : (
          <Button variant="outline" asChild>
            <Link href={paths.draft(draft.id)} aria-label={t('Continue {title}', { title })}>
              {t('Continue')}
            </Link>
          </Button>
        )}
        <MoreMenu label={t('More options for {title}', { title })} width="sm">
          <MenuLink href={paths.draft(draft.id)}>{t('Continue')}</MenuLink>
          {isReady && <MenuItem onSelect={() => setDoing('schedule')}>{t('Schedule')}</MenuItem>}
          <MenuLine />
          <MenuItem isDanger onSelect={() => setDoing('delete')}>
            {t('Delete')}
          </MenuItem>
        </MoreMenu>
      </div>
      {doing === 'schedule' && (
        <RowSchedule draft={draft} zone={zone} onChanged={onChanged} onClose={() => setDoing(null)} />
      )}
      {doing === 'delete' && (
        <ConfirmAction
          danger
          title={t('Delete this draft?')}
          description={t('“{title}” and its pictures can’t be brought back.', { title })}
          submitText={t('Delete')}
          endpoint={draftEndpoints.remove}
          input={{ params: { id: draft.id } }}
          done={t('Draft deleted')}
          refresh={onChanged}
          onClose={() => setDoing(null)}
        />
      )}
    </li>
  );
}
