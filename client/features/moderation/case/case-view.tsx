import { useEffect, useRef, useState } from 'react';
import { ArrowRight, Clock } from '#client/ui/icons.ts';
import { type CaseDetail, caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { useNow } from '#client/lib/use-now.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { dueIn, lengthOf, minutesBetween, shortDateTime } from '../queue/due.ts';
import { kindOf, titleOf } from '../queue/kinds.ts';
import { refreshQueue } from '../queue/use-queue.ts';
import { CaseContent } from './case-content.tsx';
import { Appeal, Decided, Reports, TheMember } from './case-panels.tsx';
import { DecisionForm } from './decision-form.tsx';
import { PairView } from './pair-view.tsx';

/** The moderator who works on the case, who can take it and hand it back. */
function Assigned({ detail }: { detail: CaseDetail }) {
  const member = useMember();
  const reporting = (failure: string) => ({
    onSuccess: () => Promise.all([refresh(caseEndpoints.get), refreshQueue()]),
    onError: (error: Error) => {
      toastError(error, failure);
      return refresh(caseEndpoints.get);
    },
  });
  const take = useAction(caseEndpoints.take, reporting(t('You couldn’t take this case')));
  const handBack = useAction(caseEndpoints.handBack, reporting(t('You couldn’t hand back this case')));
  const params = { kind: detail.kind, id: detail.id };
  const { taken } = detail;
  if (detail.decided) return null;
  if (!taken)
    return detail.isOwn && !detail.isException ? null : (
      <Button size="sm" variant="outline" disabled={take.isPending} onClick={() => take.mutate({ params })}>
        {t('Take')}
      </Button>
    );
  const isMine = taken.member.id === member.id;
  return (
    <div className="flex items-center gap-3 text-sm text-soft">
      <Avatar person={taken.member} size={32} />
      {isMine
        ? t('Yours since {since}', { since: shortDateTime(taken.at) })
        : t('{name} has this case', { name: displayName(taken.member) })}
      {isMine && (
        <Button
          size="sm"
          variant="outline"
          disabled={handBack.isPending}
          onClick={() => handBack.mutate({ params })}
        >
          {t('Hand back')}
        </Button>
      )}
    </div>
  );
}

/** Stays at the bottom of a phone until the form is in sight. */
function Dock({ due, reports }: { due: string; reports: number }) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const form = document.getElementById('decision');
    if (!form) return;
    const watcher = new IntersectionObserver(([entry]) => setIsAway(!entry?.isIntersecting));
    watcher.observe(form);
    return () => watcher.disconnect();
  }, []);
  if (!isAway) return null;
  return (
    <section
      aria-label={t('Decide this case')}
      className="fixed inset-x-0 bottom-[calc(60px+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 lg:hidden"
    >
      <p className="text-sm">
        <span className="block font-semibold text-paper">{due}</span>
        {reports > 0 && <span className="text-xs text-mute">{tn(reports, '{n} report', '{n} reports')}</span>}
      </p>
      <Button asChild>
        <a href="#decision">
          {t('Decide')}
          <ArrowRight size={16} aria-hidden />
        </a>
      </Button>
    </section>
  );
}

function pairLede({ older, newer, held, stolenAt }: NonNullable<CaseDetail['pair']>): string {
  if (held && stolenAt)
    return held.isOver
      ? t(
          'A copy like it was marked as stolen on {day}. The uploader said it’s theirs, and it wasn’t decided within 7 days, so the new upload is visible again.',
          { day: day(stolenAt) },
        )
      : t(
          'A copy like it was marked as stolen on {day}, so the new upload is held until a moderator decides.',
          { day: day(stolenAt) },
        );
  const areVisible = older && newer && !older.isHidden && !newer.isHidden;
  return areVisible
    ? t('Both are visible. Nothing changes until you decide.')
    : t('Nothing changes until you decide.');
}

function ledeOf({ reports, appeal, openedAt, kind, pair, decided }: CaseDetail): string {
  if (kind === 'lookalike')
    return pair && !decided ? pairLede(pair) : t('Found on {when}', { when: shortDateTime(openedAt) });
  if (appeal) return t('Appealed on {since}', { since: shortDateTime(appeal.createdAt) });
  if (reports.length === 0)
    return t('Opened by a moderator on {when}, without a report', { when: shortDateTime(openedAt) });
  return tn(reports.length, 'Reported by one member on {since}', 'Reported by {n} members since {since}', {
    since: shortDateTime(openedAt),
  });
}

const headingOf = (detail: CaseDetail): string =>
  detail.kind === 'lookalike' && detail.pair
    ? t('“{newer}” looks like “{older}”', {
        newer: detail.pair.newer?.title ?? t('a deleted work'),
        older: detail.pair.older?.title ?? t('a deleted work'),
      })
    : titleOf(detail);

/** A case in its context, and its decision beside it. */
export function CaseView({ detail }: { detail: CaseDetail }) {
  const now = useNow();
  const member = useMember();
  const heading = useRef<HTMLHeadingElement>(null);
  // A form that was open stays, with what was typed, when someone else decides.
  const [isDeciding, setIsDeciding] = useState(!detail.decided);
  const { decided, isOwn, isException } = detail;
  const mayDecide = !isOwn || isException;
  const isForm = mayDecide && (!decided || (isDeciding && decided.by?.id !== member.id));
  const { name, icon } = kindOf(detail);
  const isLate = detail.dueAt < now;
  const due = isLate
    ? dueIn(detail.dueAt, now)
    : t('Due in {length}', { length: lengthOf(minutesBetween(now, detail.dueAt)) });
  return (
    <>
      <BackLink href={paths.moderation()}>{t('Back to the queue')}</BackLink>
      <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <Chip icon={icon}>{name}</Chip>
            {detail.kind === 'lookalike' && !decided && (
              <span className="text-sm text-mute">
                {t('Found on {when}', { when: shortDateTime(detail.openedAt) })}
              </span>
            )}
            {!decided && (
              <Chip icon={Clock} tone={isLate ? 'danger' : 'info'}>
                {t('{when}, {at}', { when: due, at: shortDateTime(detail.dueAt) })}
              </Chip>
            )}
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="mt-3 text-2xl wrap-anywhere outline-none sm:text-3xl"
          >
            {headingOf(detail)}
          </h1>
          <p className="mt-2 text-base text-mute">{ledeOf(detail)}</p>
        </div>
        <Assigned detail={detail} />
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,420px)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          {detail.pair && detail.kind === 'lookalike' ? (
            <PairView pair={detail.pair} />
          ) : (
            <CaseContent detail={detail} />
          )}
          <Appeal appeal={detail.appeal} appealed={detail.appealed} />
          {detail.reports.length > 0 && <Reports reports={detail.reports} />}
          <TheMember member={detail.member} memberFigures={detail.memberFigures} earlier={detail.earlier} />
        </div>
        <div id="decision" className="grid min-w-0 scroll-mt-20 gap-6">
          {isForm && (
            <DecisionForm
              detail={detail}
              onShow={() => {
                setIsDeciding(false);
                heading.current?.focus();
              }}
            />
          )}
          {!isForm && decided && (
            <Panel title={t('Decision')}>
              <Decided decided={decided} words={detail.words} />
            </Panel>
          )}
          {!isForm && !decided && (
            <Panel title={t('Decision')}>
              <p className="text-sm text-soft">
                {t('You’re involved in this case, so someone else will decide it.')}
              </p>
            </Panel>
          )}
        </div>
      </div>
      {isForm && <Dock due={due} reports={detail.reports.length} />}
    </>
  );
}
