import type { ReactNode } from 'react';
import { Ban, Check, type IconComponent, Scale, X } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { RULES } from '#shared/moderation/reasons.ts';
import { day } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { useSuspension } from './suspension.ts';

const CAN = [
  t('Browse, search and watch what you have access to'),
  t('Finish orders, refunds and projects under way'),
  t('Keep your payout account up to date'),
  t('Cancel Premium'),
  t('Export your data'),
  t('Contact support and appeal'),
];
const CANNOT = [
  t('Publish or edit works, courses and videos'),
  t('Buy, subscribe or apply'),
  t('Comment, like, follow and write new messages'),
];
const DAY_MS = 86_400_000;

function Lines({ title, lines, icon: Icon, color }: ListProps) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid gap-2.5 text-sm text-soft">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon size={17} aria-hidden className={`mt-px shrink-0 ${color}`} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
interface ListProps {
  title: string;
  lines: string[];
  icon: IconComponent;
  color: string;
}

/** Instead of a page that a suspended member cannot use. @param act "upload" */
export function SuspendedPage({ act, children }: { act: string; children: ReactNode }) {
  const { until, statement, ways } = useSuspension();
  const title = until
    ? t('You can’t {act} until {day}', { act, day: day(until) })
    : t('You can’t {act}', { act });
  useTitle(title);
  const reason = statement?.reason;
  const why = [
    !until
      ? t('Your account is permanently suspended.')
      : statement
        ? tn(
            Math.round((until.getTime() - statement.decidedAt.getTime()) / DAY_MS),
            'Your account is suspended for one day.',
            'Your account is suspended for {n} days.',
          )
        : t('Your account is suspended until {day}.', { day: day(until) }),
    ...(reason ? [t('The rule: {rule}.', { rule: RULES[reason].rule })] : []),
    until
      ? t('Your works and profile are hidden until the suspension ends, and then come back as they were.')
      : t(
          'Your works and profile are hidden. If you have Premium, it lasts until the end of the paid month.',
        ),
  ].join(' ');
  return (
    <Screen>
      <div id="suspended-page" className="max-w-[880px]">
        <span aria-hidden className="grid size-12 place-items-center rounded-full bg-raised text-danger">
          <Ban size={22} />
        </span>
        <h1 className="mt-5 text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-3 max-w-[60ch] text-base text-soft">{why}</p>
        <div className="mt-6 flex min-h-11 flex-wrap gap-3">
          {ways && (
            <>
              <Button asChild className="max-sm:w-full">
                <Link href={ways.appeal}>
                  <Scale size={16} aria-hidden />
                  {ways.appealText}
                </Link>
              </Button>
              <Button asChild variant="outline" className="max-sm:w-full">
                <Link href={ways.decision}>{t('Read decision')}</Link>
              </Button>
            </>
          )}
          {statement === null && (
            <Button asChild variant="outline" className="max-sm:w-full">
              <Link href={paths.support()}>{t('Contact support')}</Link>
            </Button>
          )}
        </div>
        <div className="mt-10 grid gap-8 border-t border-line pt-8 sm:grid-cols-2">
          <Lines title={t('You can')} lines={CAN} icon={Check} color="text-ok" />
          <Lines
            title={until ? t('Not until {day}', { day: day(until) }) : t('You can’t')}
            lines={CANNOT}
            icon={X}
            color="text-mute"
          />
        </div>
        {children}
      </div>
    </Screen>
  );
}
