import { Link } from 'wouter';
import { Inbox } from '#client/ui/icons.ts';
import type { RefundCase } from '#shared/orders/refunds/contract.ts';
import type { SupportCase } from '#shared/support/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { AnswerForm } from './answer-form.tsx';
import { RequestList } from './request-list.tsx';
import { RequestText } from './request-text.tsx';
import { useQueue, useRefundCases } from './support-queries.ts';

const Request = ({ request }: { request: SupportCase }) => (
  <>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar person={request.user} />
      <Link
        href={paths.profile(request.user.id)}
        className="flex min-h-11 min-w-0 items-center text-sm font-semibold wrap-anywhere text-paper hover:underline"
      >
        {displayName(request.user)}
      </Link>
      {request.isPremium && <Chip tone="gold">{t('Premium')}</Chip>}
    </div>
    <RequestText request={request} isModerator />
    <AnswerForm request={request} />
  </>
);

const Requests = () => (
  <RequestList
    list={useQueue()}
    failure={t('The requests couldn’t be loaded.')}
    empty={<EmptyState icon={Inbox} title={t('All caught up')} body={t('New requests will appear here.')} />}
  >
    {(request) => <Request request={request} />}
  </RequestList>
);

function waitsFor({ status, offer }: Omit<RefundCase, 'purchase'>): string {
  if (status === 'offered') return t('Waiting for the buyer');
  if (status !== 'declined') return t('Waiting for the artist');
  return offer ? t('Offer not accepted') : t('Declined by the artist');
}

/** Decided on the sale's own page. */
function Refund({ refund: { purchase, ...request } }: { refund: RefundCase }) {
  return (
    <div className="relative">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-mute">
        <Chip tone={request.status === 'declined' ? 'danger' : 'mute'}>{waitsFor(request)}</Chip>
        <time dateTime={request.createdAt.toISOString()}>{day(request.createdAt)}</time>
      </p>
      <h3 className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-sans text-base font-semibold">
        <Link
          href={paths.sale(purchase.id)}
          className="min-w-0 wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {purchase.artwork.title}
        </Link>
        <span className="num text-sm">{shortUsd(purchase.total)}</span>
      </h3>
      <p dir="auto" className="text-sm wrap-anywhere text-mute">
        {t('{value} from {seller}', {
          value: displayName({ ...purchase.buyer, artistName: null }),
          seller: displayName(purchase.seller),
        })}
      </p>
      <p dir="auto" className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-soft">
        {request.reason}
      </p>
      {request.answer !== null && (
        <p
          dir="auto"
          className="mt-2 border-l-2 border-line pl-4 text-sm wrap-anywhere whitespace-pre-line text-mute"
        >
          {request.answer}
        </p>
      )}
    </div>
  );
}

const Refunds = () => (
  <RequestList
    list={useRefundCases()}
    failure={t('The refund requests couldn’t be loaded.')}
    empty={<EmptyState icon={Inbox} title={t('No refund requests to decide')} />}
  >
    {(refund) => <Refund refund={refund} />}
  </RequestList>
);

/** The moderators' queue. */
export const Desk = () => (
  <Panel title={t('Desk')} className="mb-8">
    <Tabs
      label={t('Open requests')}
      tabs={[
        { key: 'requests', name: t('Requests'), panel: <Requests /> },
        { key: 'refunds', name: t('Refunds'), panel: <Refunds /> },
      ]}
    />
  </Panel>
);
