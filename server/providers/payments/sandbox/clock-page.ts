/** A page for moving time by weeks, without scripts. */
import { BRAND } from '#shared/kernel/brand.ts';
import { addMonth } from './subscriptions.ts';
import { ApiError, invalid } from './api-error.ts';
import { advance } from './clock.ts';
import { type Form, integer, text } from './forms.ts';
import { closeDispute, openDispute } from './intent-outcomes.ts';
import { escape, page } from './page.ts';
import type { Unit } from './store.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const LONGEST = 400 * DAY;
const CHARGES_SHOWN = 10;
const MOVES: [label: string, seconds: number][] = [
  ['+1 hour', HOUR],
  ['+1 day', DAY],
  ['+3 days', 3 * DAY],
  ['+7 days', 7 * DAY],
  ['+14 days', 14 * DAY],
];

const button = (name: string, value: string | number, label: string) =>
  `<button name="${name}" value="${escape(String(value))}">${escape(label)}</button>`;
const form = (content: string) => `<form method="post">${content}</form>`;
const time = (seconds: number) => new Date(seconds * 1000).toUTCString();
const sum = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const list = (items: string[], none: string) =>
  items.length === 0
    ? `<p class="note">${none}</p>`
    : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const line = (cents: number, what: string, seconds: number) =>
  `<span>${sum(cents)} ${escape(what)}<small>${time(seconds)}</small></span>`;

export async function clockPage(unit: Unit): Promise<string> {
  const disputes = await unit.find('dispute', { status: 'needs_response' });
  const charges = await unit.find(
    'charge',
    { paid: true, disputed: false, refunded: false },
    {
      limit: CHARGES_SHOWN,
    },
  );
  const contested = disputes.map((dispute) =>
    form(
      `<input type="hidden" name="dispute" value="${escape(dispute.id)}">${line(dispute.amount, 'disputed. Who wins?', dispute.created)}` +
        `<div class="row">${button('status', 'won', 'Artist wins')}${button('status', 'lost', 'Buyer wins')}</div>`,
    ),
  );
  const paid = charges.map((charge) =>
    form(
      `${line(charge.amount, charge.description ?? charge.id, charge.created)}${button('charge', charge.id, 'Open a dispute')}`,
    ),
  );
  const moves = MOVES.map(([label, seconds]) => button('seconds', seconds, label)).join('');
  return page({
    title: 'Test clock',
    back: ['/', `Back to ${BRAND}`],
    content: `<p>Skip ahead to see what happens later: payouts, renewals, deadlines and reminders.</p>
<div class="card">
<p class="now"><time datetime="${new Date(unit.now * 1000).toISOString()}">${time(unit.now)}</time></p>
${form(`<div class="row">${moves}${button('month', 1, '+1 month')}</div>`)}
<p class="note">The clock only moves forward. Anything that comes due happens within moments.</p>
</div>
<section class="card">
<h2>Open disputes</h2>
${list(contested, 'No open disputes.')}
</section>
<section class="card">
<h2>Recent payments</h2>
${list(paid, 'No payments yet.')}
</section>`,
  });
}

function secondsOf(unit: Unit, form: Form): number {
  if (text(form, 'month')) return addMonth(unit.now) - unit.now;
  const seconds = integer(form, 'seconds') ?? 0;
  if (seconds < 1 || seconds > LONGEST)
    throw invalid('The clock can’t be moved that far.', { param: 'seconds' });
  return seconds;
}

/** Handles a button of the page. */
export async function handleClockForm(unit: Unit, form: Form): Promise<void> {
  const charge = text(form, 'charge');
  const dispute = text(form, 'dispute');
  if (charge) {
    const contested = await unit.get('charge', charge);
    if (!contested.paid || contested.disputed || contested.refunded)
      throw invalid('This payment cannot be disputed.');
    await openDispute(unit, contested);
  } else if (dispute) {
    const status = text(form, 'status');
    const { status: present } = await unit.get('dispute', dispute);
    if ((status !== 'won' && status !== 'lost') || present !== 'needs_response')
      throw invalid('The bank has already decided.');
    await closeDispute(unit, dispute, status);
  } else {
    await advance(unit, secondsOf(unit, form));
  }
}

/** Throws if another site triggered the request. Callers other than browsers send no header and pass. */
export function requireSameOrigin(headers: { [name: string]: string | string[] | undefined }): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin =
    origin === undefined || (URL.canParse(String(origin)) && new URL(String(origin)).host === host);
  if (isOwnSite && isOwnOrigin) return;
  throw new ApiError(403, {
    type: 'invalid_request_error',
    message: 'This request must come from the page itself.',
  });
}
