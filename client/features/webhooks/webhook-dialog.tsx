import { useId } from 'react';
import type { Result } from '#shared/http/endpoint.ts';
import { type Webhook, webhookEndpoints as endpoints } from '#shared/webhooks/contract.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/webhooks/events.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { CheckRow } from '#client/ui/check-row.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { EVENTS } from './labels.ts';

interface Values {
  url: string;
  events: WebhookEvent[];
}

function Fields({ form }: { form: Form<Values> }) {
  const errorId = useId();
  const { events } = form.values;
  const toggle = (event: WebhookEvent) =>
    form.change({
      events: events.includes(event) ? events.filter((one) => one !== event) : [...events, event],
    });
  const error = form.errors.events;
  return (
    <>
      <Input
        type="url"
        label={t('Address')}
        placeholder="https://"
        hint={t('Public, with https. We send to it by POST.')}
        {...form.field('url')}
      />
      <fieldset aria-describedby={error ? errorId : undefined} {...(error ? { 'data-invalid': true } : {})}>
        <legend className="text-sm font-semibold text-paper">{t('Events')}</legend>
        <div className="mt-1 divide-y divide-line">
          {WEBHOOK_EVENTS.map((event) => (
            <CheckRow
              key={event}
              aria-label={EVENTS[event].name}
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            >
              <span className="flex-1 py-2 text-sm">
                <span className="block font-semibold text-paper">{EVENTS[event].name}</span>
                <span className="text-mute">{EVENTS[event].hint}</span>
              </span>
            </CheckRow>
          ))}
        </div>
        {error && (
          <p id={errorId} className="mt-1.5 text-xs text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </>
  );
}

interface AddProps {
  onAdded: (webhook: Result<typeof endpoints.create>) => void;
  onClose: () => void;
}

export function AddWebhook({ onAdded, onClose }: AddProps) {
  const form = useEndpointForm(endpoints.create, {
    start: { url: '', events: [...WEBHOOK_EVENTS] },
    input: (body) => ({ body }),
    onSuccess: (webhook) => {
      onAdded(webhook);
      return refresh(endpoints.list);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('Add webhook')}
      description={t('We send IDs and statuses only. Your program reads the rest itself.')}
      submitText={t('Add')}
      savingText={t('Adding...')}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const form = useEndpointForm(endpoints.edit, {
    start: { url: webhook.url, events: webhook.events },
    input: (_, changes) => ({ params: { id: webhook.id }, body: changes }),
    onSuccess: () => {
      onClose();
      return refresh(endpoints.list, endpoints.read);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('Edit webhook')}
      description={t('Pending messages go to the new address. The signing secret stays the same.')}
      submitText={t('Save')}
      savingText={t('Saving...')}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}
