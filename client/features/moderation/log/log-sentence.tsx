import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LogLine } from '#shared/moderation/log/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { ratePercent } from '#shared/kernel/commission.ts';
import { countryTitle } from '#shared/kernel/country-name.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { percentText } from '#shared/kernel/tax.ts';
import { TAX_CATEGORY_NAMES, type TaxCategory } from '#shared/tax/categories.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { sentenceOf, thingOf } from './sentences.ts';

const Strong = ({ children }: { children: ReactNode }) => (
  <strong dir="auto" className="font-semibold text-paper">
    {children}
  </strong>
);
const nameOf = (person: Person | null): string => (person ? displayName(person) : t('Deleted member'));
const amountOf = (amount: string | undefined) =>
  amount && <span className="num text-paper">{shortUsd(amount)}</span>;
const dateOf = (value: LogLine['after'][string] | undefined): string =>
  typeof value === 'string' ? day(new Date(value)) : '';

const PLACES: Record<string, (id: string) => string> = {
  artwork: paths.artwork,
  profile: paths.profile,
  member: paths.profile,
  project: paths.project,
  dispute: paths.project,
  inspiration: paths.watch,
  video: paths.watch,
  course: paths.course,
  purchase: paths.sale,
  refund: paths.sale,
  report: paths.moderationCase,
  appeal: paths.moderationCase,
  lookalike: paths.moderationCase,
};

/** The case if there is one, else the thing itself. */
function placeOf({ subjectType, subjectId, after }: LogLine): string | null {
  const caseId = after['caseId'];
  if (typeof caseId === 'string') return paths.moderationCase(caseId);
  return PLACES[subjectType]?.(subjectId) ?? null;
}

function Title({ line, children }: { line: LogLine; children: string }) {
  const place = placeOf(line);
  if (!place) return <Strong>{children}</Strong>;
  return (
    <Link href={place} dir="auto" className="font-semibold text-paper underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

const PRICES: Record<string, readonly [name: string, format: (value: string) => string]> = {
  commissionRate: [t('the commission for free members'), ratePercent],
  premiumCommissionRate: [t('the commission for Premium members'), ratePercent],
  premiumPrice: [t('the Premium price'), shortUsd],
};
const PAGES = { terms: t('the terms'), privacy: t('the privacy page'), imprint: t('the legal notice') };
const FEATURES: Record<string, string> = {
  premium: t('Premium'),
  enrollment: t('course enrollment'),
  'direct-messages': t('direct messages'),
  'public-gallery': t('the public gallery'),
};

/** "the commission for free members from 10% to 12%"; one act may change several prices. */
const changesOf = ({ before, after }: LogLine): string =>
  new Intl.ListFormat('en-US').format(
    Object.keys(after).flatMap((key) => {
      const [name, format] = PRICES[key] ?? [];
      return name && format
        ? [
            t('{what} from {before} to {after}', {
              what: name,
              before: format(String(before[key])),
              after: format(String(after[key])),
            }),
          ]
        : [];
    }),
  );

/** "Norway, original works", of "NO/original". */
function rateOf(subjectId: string): string {
  const [country, category] = subjectId.split('/');
  const name = TAX_CATEGORY_NAMES[category as TaxCategory];
  return name ? `${countryTitle(country!)}, ${name}` : '';
}

/** An act of the team: who did what to which thing of whom. */
export function LogSentence({ line }: { line: LogLine }) {
  const { actor, thing, subjectId, after, amounts } = line;
  const member = <Strong>{nameOf(thing?.member ?? null)}</Strong>;
  const name = thing?.title ? thing.title : nameOf(thing?.member ?? null);
  const title = <Title line={line}>{name}</Title>;
  const whose = { title, member: thing?.title ? member : title };
  const places = {
    actor: <Strong>{nameOf(actor)}</Strong>,
    member,
    title,
    thing: thingOf(line, whose),
    // Of a purchase, what was refunded; older lines don't say it.
    amount: amountOf(typeof after['cents'] === 'number' ? fromCents(after['cents']) : amounts[0]),
    rest: amountOf(amounts[1]),
    day: dateOf(after['suspendedUntil'] ?? after['from']),
    changes: changesOf(line),
    feature: FEATURES[subjectId] ?? subjectId,
    version: String(after['version']),
    page: PAGES[subjectId as keyof typeof PAGES],
    rate: rateOf(subjectId),
    percent: percentText(String(after['percent'])),
    task: String(after['task']).replaceAll('-', ' '),
  };
  return sentenceOf(line, places);
}
