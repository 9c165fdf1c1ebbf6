import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { type Webhook, webhookEndpoints as endpoints } from '#shared/webhooks/contract.ts';
import { MAX_WEBHOOKS, SHOWN_OUTCOMES } from '#shared/webhooks/limits.ts';
import { day, dayAndTime } from '#client/lib/format.ts';
import { queryFor } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Plus, Share2 } from '#client/ui/icons.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { eventsLine } from './labels.ts';
import { Bars, StateChip } from './state.tsx';
import { AddWebhook } from './webhook-dialog.tsx';

function sinceLine({ stoppedAt, failingSince, lastSentAt }: Webhook): string {
  if (stoppedAt) return t('Stopped on {day}, after three days of failures', { day: day(stoppedAt) });
  if (failingSince) return t('Failing since {when}', { when: dayAndTime(failingSince) });
  return lastSentAt ? t('Last sent {when}', { when: dayAndTime(lastSentAt) }) : t('Nothing sent yet');
}

const WebhookRow = ({ webhook }: { webhook: Webhook }) => (
  <li className="relative flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line py-5 first:border-0">
    <div className="min-w-0 flex-1 basis-64">
      <Link
        href={paths.webhook(webhook.id)}
        className="font-mono text-sm font-semibold wrap-anywhere text-paper after:absolute after:inset-0 hover:underline"
      >
        {webhook.url}
      </Link>
      <p className="mt-1 text-sm text-soft">{eventsLine(webhook.events)}</p>
      <p className={webhook.failingSince && !webhook.stoppedAt ? 'text-sm text-danger' : 'text-sm text-mute'}>
        {sinceLine(webhook)}
      </p>
    </div>
    {webhook.outcomes.length > 0 && (
      <span className="max-sm:basis-full">
        <Bars outcomes={webhook.outcomes} />
      </span>
    )}
    <span className="ml-auto flex justify-end sm:w-24">
      <StateChip webhook={webhook} />
    </span>
  </li>
);

const Standard = (
  <a
    href="https://www.standardwebhooks.com"
    target="_blank"
    rel="noreferrer"
    className="text-soft underline underline-offset-4 hover:text-paper"
  >
    {t('Standard Webhooks')}
  </a>
);

/** Addresses of the member's own programs. */
export function WebhooksSection() {
  const [, navigate] = useLocation();
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ ...queryFor(endpoints.list, {}), refetchOnMount: 'always' });
  const count = list.data?.length ?? 0;
  const add = (
    <Button onClick={() => setAdding(true)} disabled={count >= MAX_WEBHOOKS} className="max-sm:w-full">
      <Plus size={17} aria-hidden />
      {t('Add webhook')}
    </Button>
  );
  return (
    <SettingsGroup
      title={t('Webhooks')}
      body={tx(
        'We send a signed message to your address when something happens: IDs and statuses only, nothing private. Check the signature with any library of {standard}.',
        { standard: Standard },
      )}
      action={count > 0 && add}
    >
      <Loaded
        query={list}
        failure={t('Your webhooks couldn’t be loaded.')}
        skeleton={<Skeletons each="h-28 rounded-md" className="grid gap-px" />}
        empty={
          <EmptyState
            icon={Share2}
            title={t('No webhooks yet')}
            body={t('Add one if a program of yours should know what is sold, shipped or paid out.')}
            action={add}
          />
        }
      >
        {(webhooks) => (
          <>
            <ul className="rounded-lg bg-surface px-5 sm:px-7">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-mute">
              <p>{t('{n} of {most} webhooks', { n: webhooks.length, most: MAX_WEBHOOKS })}</p>
              <p className="flex items-center gap-2">
                <Bars />
                {t('last {n}, newest on the right', { n: SHOWN_OUTCOMES })}
              </p>
            </div>
          </>
        )}
      </Loaded>
      {isAdding && (
        <AddWebhook onAdded={({ id }) => navigate(paths.webhook(id))} onClose={() => setAdding(false)} />
      )}
    </SettingsGroup>
  );
}
