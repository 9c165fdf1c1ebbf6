import type { Ref } from 'react';
import { type WebhookAttempt, webhookEndpoints as endpoints } from '#shared/webhooks/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { RotateCw } from '#client/ui/icons.ts';
import { duration, outcomeOf } from './labels.ts';

/** For reading: one field a line. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const sentText = ({ url, messageId, timestamp, signature, body }: WebhookAttempt): string => {
  const { pathname, search } = new URL(url);
  return [
    `POST ${pathname}${search}`,
    `webhook-id: ${messageId}`,
    `webhook-timestamp: ${timestamp}`,
    `webhook-signature: ${signature}`,
    '',
    indented(body),
  ].join('\n');
};

const answerText = ({ status, statusText, contentType, answer }: WebhookAttempt): string =>
  [`${status} ${statusText}`, ...(contentType ? [`content-type: ${contentType}`] : []), '', answer]
    .join('\n')
    .trimEnd();

const Text = ({ title, children }: { title: string; children: string }) => (
  <>
    <h3 className="mt-6 text-sm font-semibold text-paper">{title}</h3>
    <pre className="mt-2.5 rounded-md bg-surface p-5 font-mono text-xs whitespace-pre-wrap wrap-anywhere text-soft">
      {children}
    </pre>
  </>
);

interface Props {
  attempt: WebhookAttempt;
  headRef: Ref<HTMLHeadingElement>;
  onSent: (attempt: WebhookAttempt) => void;
}

/** One attempt in words, then what was sent and what came back. */
export function AttemptView({ attempt, headRef, onSent }: Props) {
  const { createdAt, durationMs, nextAttemptAt, deliveryId, status } = attempt;
  const resend = useAction(endpoints.resend, { onSuccess: onSent, onError: (error) => toastError(error) });
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 ref={headRef} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
            {outcomeOf(attempt)}
          </h2>
          <p className="mt-1 text-sm text-mute">
            {t('{when}, after {duration}.', {
              when: dayAndTime(createdAt),
              duration: duration(durationMs),
            })}
            {nextAttemptAt && ` ${t('Next attempt: {when}.', { when: dayAndTime(nextAttemptAt) })}`}
          </p>
        </div>
        <Button
          className="max-sm:w-full"
          disabled={resend.isPending}
          onClick={() => resend.mutate({ params: { id: deliveryId } })}
        >
          <RotateCw size={17} aria-hidden />
          {resend.isPending ? t('Sending...') : t('Send again')}
        </Button>
      </div>
      <Text title={t('What we sent')}>{sentText(attempt)}</Text>
      {status !== null && <Text title={t('What came back')}>{answerText(attempt)}</Text>}
    </section>
  );
}
