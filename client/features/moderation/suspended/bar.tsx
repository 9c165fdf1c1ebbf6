import { Ban, Scale } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useSuspension } from './suspension.ts';

const LINK =
  'inline-flex h-11 items-center px-1 text-sm font-semibold text-soft underline decoration-edge underline-offset-4 hover:text-paper';

/** Shown on every page until the end, except on the one that says the same. */
export default function SuspendedBar() {
  const { until, statement, ways } = useSuspension();
  return (
    <section
      aria-label={t('Account suspended')}
      // The page finds the bar by its id, and hides it.
      className="border-b border-line bg-surface [body:has(#suspended-page)_&]:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-[1760px] flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3 sm:px-6">
        <Ban size={20} aria-hidden className="shrink-0 text-danger max-sm:mt-0.5 max-sm:self-start" />
        <p className="min-w-0 flex-1 text-sm text-soft">
          <strong className="font-semibold text-paper">
            {until
              ? t('Your account is suspended until {day}.', { day: day(until) })
              : t('Your account is permanently suspended.')}
          </strong>{' '}
          <span className="max-sm:mt-0.5 max-sm:block">
            {t('You can browse, finish open orders and projects, and appeal.')}
          </span>
        </p>
        <div className="flex min-h-11 items-center gap-3 max-sm:w-full">
          {ways && (
            <>
              <Link href={ways.decision} className={LINK}>
                {t('Read decision')}
              </Link>
              <Button asChild size="sm" variant="outline" className="max-sm:h-11 max-sm:flex-1">
                <Link href={ways.appeal}>
                  <Scale size={15} aria-hidden />
                  {ways.appealText}
                </Link>
              </Button>
            </>
          )}
          {statement === null && (
            <Link href={paths.support()} className={LINK}>
              {t('Contact support')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
