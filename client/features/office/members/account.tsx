import { Link, useSearch } from 'wouter';
import { type OfficeMemberDetail, officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { DECISION_NAMES, SUBJECT_NAMES } from '#client/features/moderation/public.ts';
import { AccessPanel } from './access-panel.tsx';

const ACCOUNTS = { none: t('No account'), incomplete: t('Incomplete'), active: t('Connected') };
const STATUSES: Readonly<Record<string, string>> = {
  processing: t('Processing'),
  paid: t('Paid'),
  shipped: t('Shipped'),
  delivered: t('Delivered'),
  disputed: t('Disputed'),
  refunded: t('Refunded'),
};

const paymentsOf = (n: number, sum: string): string =>
  n === 0 ? t('Nothing') : tn(n, '{n} payment, {sum}', '{n} payments, {sum}', { sum });

export function Account({ id }: { id: string }) {
  const account = useEndpoint(officeMemberEndpoints.get, { params: { id } });
  const { q = '', show = '' } = Object.fromEntries(new URLSearchParams(useSearch()));
  return (
    <div className="grid min-w-0 gap-6">
      <div className="-mb-4 lg:hidden">
        <BackLink href={paths.office('members', { q, show })}>{t('Back to members')}</BackLink>
      </div>
      <Loaded
        query={account}
        failure={t('The account couldn’t be loaded.')}
        skeleton={<Skeletons className="grid gap-6" each="h-56 rounded-lg" />}
      >
        {(member) => (
          <>
            <Person member={member} />
            <AccessPanel member={member} />
            <Cases member={member} />
            <Orders member={member} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface PartProps {
  member: OfficeMemberDetail;
}

function Person({ member }: PartProps) {
  const { email, emailVerified, seenAt, sold, bought } = member;
  const facts = [
    [t('Joined'), day(member.createdAt)],
    [t('Last seen'), seenAt ? day(seenAt) : t('Never')],
    [t('Sold'), paymentsOf(sold.count, shortUsd(sold.sum))],
    [t('Bought'), paymentsOf(bought.count, shortUsd(bought.sum))],
    [t('Payouts'), `${ACCOUNTS[member.payouts]}, ${shortUsd(member.paidOut)}`],
    [t('Owed'), shortUsd(member.owed)],
  ] as const;
  return (
    <section aria-label={displayName(member)} className="rounded-lg bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar person={member} size={64} />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-xl wrap-anywhere">
            {displayName(member)}
          </h2>
          {email && (
            <p className="text-sm wrap-anywhere text-mute">
              {email}
              {emailVerified === false && ` (${t('not verified')})`}
            </p>
          )}
        </div>
        <Button asChild variant="outline" className="max-sm:w-full">
          <Link href={paths.profile(member.id)}>{t('Open profile')}</Link>
        </Button>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-6 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-mute">{name}</dt>
            <dd className="mt-1 text-base text-paper">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ROW =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3.5 first:border-0';
const Newest = ({ shown, total }: { shown: number; total: number }) =>
  total > shown && (
    <span className="text-xs text-mute">{t('The newest {shown} of {total}', { shown, total })}</span>
  );

const Cases = ({ member: { cases, casesCount } }: PartProps) => (
  <Panel title={t('Cases')} aside={<Newest shown={cases.length} total={casesCount} />}>
    {cases.length === 0 && <p className="text-sm text-mute">{t('No cases about this member.')}</p>}
    <ul className="-my-2">
      {cases.map(({ id, subject, title, dueAt, decision, decidedAt }) => (
        <li key={id} className={`relative ${ROW} hover:bg-raised`}>
          <div className="min-w-0">
            <Link
              href={paths.moderationCase(id)}
              dir="auto"
              className="block text-sm font-semibold wrap-anywhere text-paper after:absolute after:inset-0"
            >
              {title}
            </Link>
            <p className="text-xs text-mute">{SUBJECT_NAMES[subject]}</p>
          </div>
          <p className="text-sm text-soft">
            {decision && decidedAt
              ? `${DECISION_NAMES[decision]}, ${day(decidedAt)}`
              : t('Due {day}', { day: day(dueAt) })}
          </p>
        </li>
      ))}
    </ul>
  </Panel>
);

const Orders = ({ member: { orders, ordersCount } }: PartProps) => (
  <Panel title={t('Orders')} aside={<Newest shown={orders.length} total={ordersCount} />}>
    {orders.length === 0 && <p className="text-sm text-mute">{t('Nothing bought or sold.')}</p>}
    <ul className="-my-2">
      {orders.map(({ id, title, imageUrl, status, isSale, other, amount, createdAt }) => (
        <li
          key={id}
          className="relative flex items-center gap-3 border-t border-line py-3 first:border-0 hover:bg-raised sm:gap-4"
        >
          <img
            src={renditionUrl(imageUrl, 'thumb')}
            alt=""
            loading="lazy"
            width={44}
            height={44}
            className="size-11 shrink-0 rounded-art bg-raised object-cover"
          />
          <div className="min-w-0 flex-1">
            <Link
              href={paths.purchase(id)}
              dir="auto"
              className="block text-sm font-semibold wrap-anywhere text-paper after:absolute after:inset-0"
            >
              {title}
            </Link>
            <p className="text-xs text-mute">
              {isSale
                ? t('{day}, sold to {name}', { day: day(createdAt), name: displayName(other) })
                : t('{day}, bought from {name}', { day: day(createdAt), name: displayName(other) })}
            </p>
          </div>
          <div className="flex shrink-0 flex-col-reverse items-end gap-1 sm:flex-row sm:items-center">
            <Chip tone="mute">{STATUSES[status] ?? status}</Chip>
            <p className="num text-right text-sm text-paper sm:w-24">{shortUsd(amount)}</p>
          </div>
        </li>
      ))}
    </ul>
  </Panel>
);
