import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Bot, EyeOff, type IconComponent, RotateCcw, Scale, TriangleAlert, Ban } from '#client/ui/icons.ts';
import { type Statement, caseEndpoints } from '#shared/moderation/cases/contract.ts';
import type { Decision } from '#shared/moderation/states.ts';
import { isMissing } from '#client/lib/api.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { Chip } from '#client/ui/chip.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { Appeal } from './appeal.tsx';
import { hasRule } from './case/choices.ts';
import { lookedAt } from '#shared/moderation/looked-at.ts';
import { DECISION_NAMES } from './case-names.ts';
import { changeOf, decidedOf, headlineOf, hidesEverything, ruleOf } from './case/statement-copy.ts';
import { APPEAL_ID } from './appeal-link.ts';

const ICONS: Partial<Record<Decision, IconComponent>> = {
  label_ai: Bot,
  hide: EyeOff,
  warn: TriangleAlert,
  suspend: Ban,
  restore: RotateCcw,
};

/** The page of the subject; a comment, a message or a review has none. */
const PLACES: Partial<Record<Statement['subject'], (id: string) => string>> = {
  artwork: paths.artwork,
  profile: paths.profile,
  project: paths.project,
  inspiration: paths.watch,
  course: paths.course,
};

/** Shows the subject: its picture, and its name with a link. */
function Thing({ statement: { subject, subjectId, title, imageUrl } }: { statement: Statement }) {
  const href = PLACES[subject]?.(subjectId);
  const name = <span className="text-base font-semibold text-paper">{title}</span>;
  return (
    <div className="relative mb-6 flex items-center gap-5 rounded-lg bg-surface p-4">
      {imageUrl && subject !== 'profile' && (
        <img
          src={renditionUrl(imageUrl, 'thumb')}
          alt=""
          className="h-24 w-auto max-w-[40%] shrink-0 rounded-art object-contain"
        />
      )}
      <p dir="auto" className="min-w-0 wrap-anywhere">
        {href ? (
          <Link href={href} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1 border-t border-line py-5 sm:grid-cols-[168px_minmax(0,1fr)] sm:gap-6">
    <dt className="text-sm text-mute">{name}</dt>
    <dd dir="auto" className="text-base wrap-anywhere whitespace-pre-line text-soft">
      {children}
    </dd>
  </div>
);

const LINK = 'font-semibold text-soft underline decoration-edge underline-offset-4 hover:text-paper';

function Reasons({ statement }: { statement: Statement }) {
  const { decision, reason, words, basis, reportsCount, held } = statement;
  return (
    <>
      <dl className="border-b border-line">
        <Row name={t('What changed')}>{changeOf(decidedOf(statement))}</Row>
        {reason && hasRule(decision) && (
          <Row name={t('Rule')}>
            <Link href={paths.legal('terms')} className={LINK}>
              {ruleOf(reason)}
            </Link>
          </Row>
        )}
        {words && <Row name={t('Why')}>{t('“{words}”', { words })}</Row>}
        <Row name={t('What we looked at')}>
          {held
            ? t('Both pictures, which our comparison found to be nearly the same.')
            : lookedAt(basis, reportsCount)}
        </Row>
        {decision !== 'suspend' && !hidesEverything(statement) && (
          <Row name={t('Everything else')}>{t('Not affected. You can keep publishing and selling.')}</Row>
        )}
      </dl>
      <p className="mt-6 text-sm text-mute">
        {tx(
          'Not about the decision? {support}. You can also take the matter to court or to a certified dispute settlement body.',
          {
            support: (
              <Link href={paths.support()} className={LINK}>
                {t('Contact support')}
              </Link>
            ),
          },
        )}
      </p>
    </>
  );
}

function Shown({ statement }: { statement: Statement }) {
  const { decision, decidedAt, appeal, appealableUntil, held } = statement;
  const headline = headlineOf(decidedOf(statement));
  useTitle(headline);
  return (
    <>
      <header className="mb-8">
        <p>
          <Chip icon={ICONS[decision] ?? Scale}>{held ? t('Look-alike') : DECISION_NAMES[decision]}</Chip>
        </p>
        <h1 dir="auto" className="mt-3 text-2xl wrap-anywhere sm:text-3xl">
          {headline}
        </h1>
        <p className="mt-2 text-base text-mute">
          {held
            ? t('Found automatically on {day}', { day: day(decidedAt) })
            : t('Decided on {day}', { day: day(decidedAt) })}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
        <div className="min-w-0">
          <Thing statement={statement} />
          {!appeal && (held ? !held.isOver : appealableUntil) && (
            <a
              href={`#${APPEAL_ID}`}
              className="mb-6 flex h-11 items-center justify-center gap-2 rounded-full border border-edge text-sm font-semibold text-paper lg:hidden"
            >
              <Scale size={16} aria-hidden />
              {held ? t('Is it your work?') : t('Appeal this decision')}
            </a>
          )}
          <Reasons statement={statement} />
        </div>
        <div id={APPEAL_ID} className="min-w-0 scroll-mt-20">
          <Appeal statement={statement} />
        </div>
      </div>
    </>
  );
}

/** The statement of reasons for the member it is about, with the appeal. */
export function CaseStatement({ id }: { id: string }) {
  const query = useEndpoint(caseEndpoints.statement, { params: { id } });
  useTitle(t('Decision'));
  if (query.data) return <Shown statement={query.data} />;
  if (query.isPending) return <Skeletons count={4} each="h-24 rounded-lg" />;
  if (!isMissing(query.error))
    return <PageError title={t('The decision couldn’t be loaded')} onRetry={() => void query.refetch()} />;
  return (
    <EmptyState
      level={1}
      icon={Scale}
      title={t('This decision doesn’t exist')}
      body={t('Only the member it’s about can read it.')}
      link={{ href: paths.home(), text: t('Back to Home') }}
    />
  );
}
