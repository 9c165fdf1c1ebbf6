import { useEffect, useRef } from 'react';
import { Clock, Lock } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { type QueueEntry, caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { MANY_REPORTS } from '#shared/moderation/times.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { assetUrl, renditionUrl } from '#client/lib/asset-url.ts';
import { shortUsd } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { DECISION_NAMES } from '../case-names.ts';
import { dueIn, shortDateTime } from './due.ts';
import { kindOf, lineOf, peopleOf, placeOf, titleOf } from './kinds.ts';
import { refreshQueue } from './use-queue.ts';

/** The columns of a row, and of its skeleton. */
export const ROW =
  'grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line py-4 sm:grid-cols-[64px_minmax(0,1fr)] sm:gap-x-5 lg:grid-cols-[64px_minmax(0,1fr)_112px_140px_168px] lg:items-center';

const pictureOf = (url: string) => (url.startsWith('/objects/') ? renditionUrl(url, 'thumb') : assetUrl(url));

function Thumb({ entry }: { entry: QueueEntry }) {
  const box = 'size-14 shrink-0 sm:size-16';
  if (entry.imageUrl && entry.otherImageUrl)
    return (
      <span className={`${box} grid grid-cols-2 gap-0.5 overflow-hidden rounded-art bg-raised`}>
        {[entry.otherImageUrl, entry.imageUrl].map((url) => (
          <img key={url} src={pictureOf(url)} alt="" className="size-full min-w-0 object-cover" />
        ))}
      </span>
    );
  if (entry.imageUrl)
    return (
      <img src={pictureOf(entry.imageUrl)} alt="" className={`${box} rounded-art bg-raised object-cover`} />
    );
  const person = entry.kind === 'support' ? entry.from : entry.about;
  const { icon: Icon } = kindOf(entry);
  if (person && !entry.held)
    return (
      <span className={`${box} grid place-items-center`}>
        <Avatar person={person} size={52} />
      </span>
    );
  return (
    <span aria-hidden className={`${box} grid place-items-center rounded-art bg-raised text-mute`}>
      <Icon size={22} />
    </span>
  );
}

/** Takes it, or says who has it; an avatar has the name next to it for screen readers. */
function Taken({ entry, onTaken }: { entry: QueueEntry; onTaken: () => void }) {
  const member = useMember();
  const take = useAction(caseEndpoints.take, {
    onSuccess: () => {
      onTaken();
      return refreshQueue();
    },
    onError: (error) => {
      toastError(error, t('You couldn’t take this case'));
      return refreshQueue();
    },
  });
  if (entry.isOwn)
    return (
      <p className="flex items-center gap-2 text-xs text-mute">
        <Lock size={14} aria-hidden />
        {entry.about?.id === member.id ? t('Yours') : t('Someone else decides')}
      </p>
    );
  if (entry.taken) {
    const { member: taker } = entry.taken;
    return (
      <p className="flex items-center gap-2 text-sm text-soft">
        <Avatar person={taker} size={28} />
        <span className="min-w-0 truncate">{taker.id === member.id ? t('You') : displayName(taker)}</span>
      </p>
    );
  }
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={take.isPending}
      onClick={() => take.mutate({ params: { kind: entry.kind, id: entry.id } })}
    >
      {t('Take')}
      <span className="sr-only"> {titleOf(entry)}</span>
    </Button>
  );
}

const Load = ({ entry: { reportsCount, held } }: { entry: QueueEntry }) => (
  <>
    {reportsCount > 0 && (
      <p className={reportsCount >= MANY_REPORTS ? 'font-semibold text-paper' : 'text-soft'}>
        {tn(reportsCount, '{n} report', '{n} reports')}
      </p>
    )}
    {held !== null && (
      <p>
        <span className="num text-paper">{shortUsd(held)}</span>{' '}
        <span className="text-mute">{t('held')}</span>
      </p>
    )}
  </>
);

interface RowProps {
  entry: QueueEntry;
  now: Date;
  /** Gets the focus after the case before it was decided. */
  hasFocus: boolean;
}

/** A link to where it is decided, and next to it who has it. */
export function QueueRow({ entry, now, hasFocus }: RowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  const { name, icon: Icon } = kindOf(entry);
  const { decided, dueAt } = entry;
  const isLate = !decided && dueAt < now;
  const due = decided ? DECISION_NAMES[decided.decision] : dueIn(dueAt, now);
  const detail = decided
    ? [decided.by && displayName(decided.by), shortDateTime(decided.at)].filter(Boolean).join(', ')
    : shortDateTime(dueAt);
  return (
    <li
      className={`group relative ${ROW} hover:bg-surface motion-safe:transition motion-safe:starting:-translate-y-2 motion-safe:starting:opacity-0`}
    >
      <Thumb entry={entry} />
      <div className="min-w-0">
        <p className="flex items-center gap-x-2 text-2xs text-mute">
          <span className="inline-flex shrink-0 items-center gap-1.5 font-semibold text-soft">
            <Icon size={13} aria-hidden />
            {name}
          </span>
          <span aria-hidden>·</span>
          <span dir="auto" className="min-w-0 truncate">
            {peopleOf(entry)}
          </span>
        </p>
        <h3 className="mt-0.5 truncate font-sans text-base font-semibold">
          <Link
            ref={link}
            href={placeOf(entry)}
            dir="auto"
            className="after:absolute after:inset-0 after:rounded-sm"
          >
            {titleOf(entry)}
          </Link>
        </h3>
        <p dir="auto" className="text-sm text-mute max-sm:line-clamp-2 sm:truncate">
          {lineOf(entry)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 max-lg:col-start-2 max-lg:min-h-11 lg:contents">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-sm lg:block">
          <Load entry={entry} />
          <p className="flex items-center gap-1.5 lg:hidden">
            <Clock size={14} aria-hidden className={isLate ? 'text-danger' : 'text-mute'} />
            <span className={isLate ? 'font-semibold text-danger' : 'text-paper'}>{due}</span>
          </p>
        </div>
        <div className="relative z-10 min-w-0 shrink-0">
          {!decided && <Taken entry={entry} onTaken={() => link.current?.focus()} />}
        </div>
      </div>
      <p className="hidden text-right text-sm lg:block">
        <span className={clsx('block font-semibold', isLate ? 'text-danger' : 'text-paper')}>{due}</span>
        <span className="text-xs text-mute">{detail}</span>
      </p>
    </li>
  );
}
