import type { AttemptFailure, WebhookAttempt } from '#shared/webhooks/contract.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/webhooks/events.ts';
import { ANSWER_SECONDS } from '#shared/webhooks/limits.ts';
import { t } from '#client/lib/t.ts';

export const EVENTS: Record<WebhookEvent, { name: string; hint: string }> = {
  'order.sold': { name: t('Sales'), hint: t('One of your works is sold') },
  'order.shipped': { name: t('Shipped'), hint: t('Something you sold or bought is on its way') },
  'order.delivered': { name: t('Delivered'), hint: t('Something you sold or bought has arrived') },
  'order.refunded': { name: t('Refunds'), hint: t('A sale or a purchase was refunded') },
  'order.paid_out': { name: t('Payouts'), hint: t('A payout was sent to you') },
  'offer.changed': { name: t('Offers'), hint: t('Made, countered, accepted, ended') },
  'project.changed': { name: t('Projects'), hint: t('Applications, milestones, payments') },
};

export const eventsLine = (events: readonly WebhookEvent[]): string =>
  events.length === WEBHOOK_EVENTS.length
    ? t('All events')
    : WEBHOOK_EVENTS.filter((event) => events.includes(event))
        .map((event) => EVENTS[event].name)
        .join(', ');

const FAILURES: Record<AttemptFailure, string> = {
  timeout: t('No response within {n} seconds', { n: ANSWER_SECONDS }),
  unreachable: t('Your server couldn’t be reached'),
  not_allowed: t('We can’t reach this address from the internet'),
};

type Outcome = Pick<WebhookAttempt, 'status' | 'failure'>;

/** What became of an attempt, in words. */
export const outcomeOf = ({ status, failure }: Outcome): string =>
  status === null ? FAILURES[failure ?? 'unreachable'] : t('Your server responded with {status}', { status });

/** '184 ms', '2.3 s' */
export const duration = (ms: number): string =>
  ms < 1000 ? t('{n} ms', { n: ms }) : t('{n} s', { n: (ms / 1000).toFixed(1) });
