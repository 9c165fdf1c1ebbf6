/** The panels to read before deciding: reports, the appeal, the member. */
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { count, day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { shortDateTime } from '../queue/due.ts';
import { REASON_NAMES } from '../reason-names.ts';
import { OpenLink } from './case-content.tsx';
import { DECISION_NAMES } from '../case-names.ts';
import { ruleOf } from './statement-copy.ts';

const LINK =
  'inline-flex min-w-0 items-center text-paper underline decoration-edge underline-offset-4 max-sm:min-h-11';

export const Reports = ({ reports }: Pick<CaseDetail, 'reports'>) => (
  <Panel
    title={t('Reports')}
    aside={<span className="text-xs text-mute">{t('The member can’t see who reported it')}</span>}
  >
    <ol className="divide-y divide-line">
      {reports.map(({ reporter, reason, note, createdAt }) => (
        <li key={reporter.id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
          <Avatar person={reporter} size={40} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span dir="auto" className="font-semibold wrap-anywhere text-paper">
                {displayName(reporter)}
              </span>
              <time dateTime={createdAt.toISOString()} className="text-xs text-mute">
                {shortDateTime(createdAt)}
              </time>
            </p>
            <p className="text-sm text-soft">{REASON_NAMES[reason]}</p>
            {note && (
              <p dir="auto" className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-mute">
                {t('“{words}”', { words: note })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  </Panel>
);

const Quote = ({ children }: { children: string }) => (
  <p dir="auto" className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-soft">
    {t('“{words}”', { words: children })}
  </p>
);

/** States the decision, its reason and its moderator. */
export const Decided = ({
  decided,
  words,
}: Pick<CaseDetail, 'words'> & { decided: NonNullable<CaseDetail['decided']> }) => (
  <>
    <p className="text-base font-semibold text-paper">{DECISION_NAMES[decided.decision]}</p>
    <p dir="auto" className="text-sm text-mute">
      {t('{name}, {when}', {
        name: decided.by ? displayName(decided.by) : t('A moderator'),
        when: shortDateTime(decided.at),
      })}
    </p>
    {decided.reason && <p className="mt-3 text-sm text-soft">{ruleOf(decided.reason)}</p>}
    {words && <Quote>{words}</Quote>}
  </>
);

export const Appeal = ({ appeal, appealed }: Pick<CaseDetail, 'appeal' | 'appealed'>) => (
  <>
    {appeal && (
      <Panel
        title={t('The appeal')}
        aside={<span className="text-xs text-mute">{shortDateTime(appeal.createdAt)}</span>}
      >
        <Quote>{appeal.words}</Quote>
      </Panel>
    )}
    {appealed && (
      <Panel
        title={t('The decision')}
        aside={<OpenLink href={paths.moderationCase(appealed.caseId)}>{t('View case')}</OpenLink>}
      >
        <Decided decided={appealed.decided} words={appealed.words} />
      </Panel>
    )}
  </>
);

export function TheMember({
  member,
  memberFigures,
  earlier,
}: Pick<CaseDetail, 'member' | 'memberFigures' | 'earlier'>) {
  const { joinedAt, worksCount, salesCount, refundsCount, openDisputesCount } = memberFigures;
  const figures = [
    [t('Works'), worksCount],
    [t('Sold'), salesCount],
    [t('Refunded'), refundsCount],
    [t('Open disputes'), openDisputesCount],
  ] as const;
  return (
    <Panel
      title={t('The member')}
      aside={<OpenLink href={paths.profile(member.id)}>{t('Profile')}</OpenLink>}
    >
      <div className="flex items-center gap-4">
        <Avatar person={member} size={52} />
        <div className="min-w-0">
          <p dir="auto" className="font-semibold wrap-anywhere text-paper">
            {displayName(member)}
          </p>
          <p className="text-sm text-mute">{t('Joined {day}', { day: day(joinedAt) })}</p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-line py-5 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-mute">{name}</dt>
            <dd className="num mt-0.5 text-base text-paper">{count(value)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 font-sans text-sm font-semibold">{t('Earlier decisions')}</h3>
      {earlier.length === 0 && <p className="mt-2 text-sm text-mute">{t('None.')}</p>}
      <ul className="mt-1 divide-y divide-line text-sm">
        {earlier.map(({ caseId, title, decided, wasAppealed }) => (
          <li key={caseId} className="grid gap-x-4 py-3 sm:grid-cols-[110px_minmax(0,1fr)_110px_100px]">
            <span className="text-mute">{day(decided.at)}</span>
            <Link href={paths.moderationCase(caseId)} dir="auto" className={LINK}>
              <span className="min-w-0 truncate">{title}</span>
            </Link>
            <span className="text-soft">{DECISION_NAMES[decided.decision]}</span>
            <span className={clsx('text-mute', decided.decision === 'dismiss' && 'hidden')}>
              {wasAppealed ? t('Appealed') : t('Not appealed')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
