import { useRef, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type Webhook,
  type WebhookAttempt,
  webhookEndpoints as endpoints,
} from '#shared/webhooks/contract.ts';
import { hasArrived } from '#shared/webhooks/attempts.ts';
import { DELIVERIES_KEPT_DAYS } from '#shared/webhooks/limits.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Check, Share2 } from '#client/ui/icons.ts';
import { LoadedScreen } from '#client/ui/loaded-screen.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeleton, Skeletons } from '#client/ui/skeleton.tsx';
import { AttemptList } from './attempt-list.tsx';
import { AttemptView } from './attempt-view.tsx';
import { duration, outcomeOf } from './labels.ts';
import { SigningSecret } from './signing-secret.tsx';
import { SendTest, WebhookHead } from './webhook-head.tsx';

const skeleton = (
  <div className="grid gap-8 lg:grid-cols-[330px_minmax(0,1fr)]">
    <Skeletons each="h-16" className="grid gap-px" count={5} />
    <Skeleton className="h-96" />
  </div>
);

function Deliveries({
  webhook,
  chosenId,
  onChoose,
  onSent,
}: {
  webhook: Webhook;
  /** Null: the newest. */
  chosenId: string | null;
  onChoose: (id: string) => void;
  onSent: (attempt: WebhookAttempt) => void;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  const isWide = useMedia('(min-width: 64rem)');
  const list = useInfiniteQuery({
    ...pagesFor(endpoints.attempts, { params: { id: webhook.id }, query: {} }),
    refetchOnMount: 'always',
  });
  const choose = (attempt: WebhookAttempt) => {
    onChoose(attempt.id);
    // Below the list, where it would not be noticed.
    if (!isWide) head.current?.focus();
  };
  return (
    <PagedList
      list={list}
      failure={t('The deliveries couldn’t be loaded.')}
      skeleton={skeleton}
      empty={
        <>
          <EmptyState
            icon={Share2}
            level={2}
            title={t('Nothing sent yet')}
            body={t('The first message goes out with the next event.')}
            action={<SendTest webhook={webhook} onSent={onSent} />}
          />
          <SigningSecret webhook={webhook} />
        </>
      }
    >
      {(attempts) => {
        const chosen = attempts.find(({ id }) => id === chosenId) ?? attempts[0]!;
        return (
          <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[330px_minmax(0,1fr)]">
            <section>
              <div className="mb-3 flex items-baseline justify-between gap-3">
                <h2 className="text-xl">{t('Deliveries')}</h2>
                <p className="text-sm text-mute">{t('Kept for {n} days', { n: DELIVERIES_KEPT_DAYS })}</p>
              </div>
              <AttemptList attempts={attempts} chosen={chosen} onChoose={choose} />
            </section>
            <div className="min-w-0">
              <AttemptView attempt={chosen} headRef={head} onSent={onSent} />
              <SigningSecret webhook={webhook} />
            </div>
          </div>
        );
      }}
    </PagedList>
  );
}

function Loaded({ webhook }: { webhook: Webhook }) {
  /** What the member has just sent. */
  const [sent, setSent] = useState<WebhookAttempt | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const onSent = (attempt: WebhookAttempt) => {
    setSent(attempt);
    setChosenId(attempt.id);
    void refresh(endpoints.read, endpoints.attempts, endpoints.list);
  };
  return (
    <>
      <WebhookHead webhook={webhook} onSent={onSent} />
      <p role="status" className="flex min-h-12 items-center gap-2 py-2 text-sm">
        {sent && (
          <span className={hasArrived(sent) ? 'flex items-center gap-2 text-ok' : 'text-danger'}>
            {hasArrived(sent) && <Check size={16} aria-hidden />}
            {t('Sent. {outcome} in {duration}.', {
              outcome: outcomeOf(sent),
              duration: duration(sent.durationMs),
            })}
          </span>
        )}
      </p>
      <Deliveries webhook={webhook} chosenId={chosenId} onChoose={setChosenId} onSent={onSent} />
    </>
  );
}

/** One webhook: what was sent to it, and what came back. */
export default function WebhookScreen({ id }: { id: string }) {
  const webhook = useQuery({ ...queryFor(endpoints.read, { params: { id } }), refetchOnMount: 'always' });
  return (
    <LoadedScreen
      query={webhook}
      skeleton={
        <>
          <Skeleton className="mb-8 h-24" />
          {skeleton}
        </>
      }
      missing={{
        icon: Share2,
        title: t('Webhook not found'),
        body: t('It may have been deleted.'),
        link: { href: paths.settings('webhooks'), text: t('Your webhooks') },
      }}
      failure={t('The webhook couldn’t be loaded')}
    >
      {(data) => <Loaded webhook={data} />}
    </LoadedScreen>
  );
}
