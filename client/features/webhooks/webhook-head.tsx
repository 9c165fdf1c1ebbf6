import { useState } from 'react';
import { useLocation } from 'wouter';
import { stopsAt } from '#shared/webhooks/attempts.ts';
import {
  type Webhook,
  type WebhookAttempt,
  webhookEndpoints as endpoints,
} from '#shared/webhooks/contract.ts';
import { DELIVERIES_KEPT_DAYS } from '#shared/webhooks/limits.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day, dayAndTime } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Pencil, Trash2, TriangleAlert } from '#client/ui/icons.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { eventsLine } from './labels.ts';
import { StateChip } from './state.tsx';
import { EditWebhook } from './webhook-dialog.tsx';

interface Props {
  webhook: Webhook;
  onSent: (attempt: WebhookAttempt) => void;
}

export function SendTest({ webhook, onSent }: Props) {
  const test = useAction(endpoints.test, { onSuccess: onSent, onError: (error) => toastError(error) });
  return (
    <Button
      variant="outline"
      disabled={test.isPending}
      onClick={() => test.mutate({ params: { id: webhook.id } })}
    >
      {test.isPending ? t('Sending...') : t('Send a test')}
    </Button>
  );
}

/** What happened, and the way back. */
function Stopped({ webhook, stoppedAt }: { webhook: Webhook; stoppedAt: Date }) {
  const start = useAction(endpoints.start, {
    onSuccess: () => refresh(endpoints.read, endpoints.list),
    onError: (error) => toastError(error),
  });
  const keptUntil = new Date(stoppedAt.getTime() + DELIVERIES_KEPT_DAYS * 86_400_000);
  return (
    <section className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg bg-surface p-5 sm:px-7">
      <TriangleAlert size={20} aria-hidden className="text-danger" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">{t('Stopped on {day}', { day: day(stoppedAt) })}</h2>
        <p className="mt-0.5 text-sm text-mute">
          {t('Nothing arrived for three days.')}{' '}
          {webhook.undeliveredCount > 0 &&
            tn(
              webhook.undeliveredCount,
              '1 message wasn’t delivered. You can send it again until {day}.',
              '{n} messages weren’t delivered. You can send each again until {day}.',
              { day: day(keptUntil) },
            )}
        </p>
      </div>
      <Button disabled={start.isPending} onClick={() => start.mutate({ params: { id: webhook.id } })}>
        {t('Start again')}
      </Button>
    </section>
  );
}

export function WebhookHead({ webhook, onSent }: Props) {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, url, failingSince, stoppedAt } = webhook;
  return (
    <header className="border-b border-line pb-6">
      <BackLink href={paths.settings('webhooks')}>{t('Webhooks')}</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-mono text-lg font-semibold wrap-anywhere">{url}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <StateChip webhook={webhook} />
            {eventsLine(webhook.events)}
            {failingSince && !stoppedAt && (
              <span className="text-danger">
                {t('Stops on {when} if nothing arrives', { when: dayAndTime(stopsAt(failingSince)) })}
              </span>
            )}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <SendTest webhook={webhook} onSent={onSent} />
          <MoreMenu label={t('More options for this webhook')}>
            <MenuItem icon={Pencil} onSelect={() => setOpen('edit')}>
              {t('Edit')}
            </MenuItem>
            <MenuItem icon={Trash2} isDanger onSelect={() => setOpen('delete')}>
              {t('Delete')}
            </MenuItem>
          </MoreMenu>
        </div>
      </div>
      {stoppedAt && <Stopped webhook={webhook} stoppedAt={stoppedAt} />}
      {open === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {open === 'delete' && (
        <ConfirmAction
          danger
          endpoint={endpoints.remove}
          input={{ params: { id } }}
          title={t('Delete this webhook?')}
          description={t('Nothing more is sent to it, and its deliveries are deleted.')}
          submitText={t('Delete')}
          savingText={t('Deleting...')}
          done={t('Webhook deleted')}
          onDone={() => navigate(paths.settings('webhooks'))}
          refresh={() => refresh(endpoints.list)}
          onClose={close}
        />
      )}
    </header>
  );
}
