/** Living through weeks in minutes: a page for people, without scripts and without styles of its own. */
import { addMonth } from './subscriptions.ts';
import { ApiError, invalid } from './api-error.ts';
import { advance } from './clock.ts';
import { type Form, integer, text } from './forms.ts';
import { closeDispute, openDispute } from './intent-outcomes.ts';
import type { Kinds } from './kinds.ts';
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string) => value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const button = (name: string, value: string | number, label: string) =>
  `<button name="${name}" value="${escape(String(value))}">${escape(label)}</button>`;
const form = (content: string) => `<form method="post">${content}</form>`;
const time = (seconds: number) => new Date(seconds * 1000).toUTCString();
const sum = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const list = (items: string[], none: string) =>
  items.length === 0 ? `<p>${none}</p>` : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const describe = (charge: Kinds['charge']) =>
  escape(`${sum(charge.amount)} ${charge.description ?? charge.id}, ${time(charge.created)}`);

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
      `<input type="hidden" name="dispute" value="${escape(dispute.id)}">${sum(dispute.amount)}, contested ${time(dispute.created)}. The bank decides: ` +
        `${button('status', 'won', 'won')} ${button('status', 'lost', 'lost')}`,
    ),
  );
  const paid = charges.map((charge) =>
    form(`${describe(charge)} ${button('charge', charge.id, 'Open a dispute')}`),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clock (test mode)</title>
</head>
<body>
<main>
<h1>Clock</h1>
<p>Test mode: the gallery and its payment provider live at</p>
<p><strong><time>${time(unit.now)}</time></strong></p>
${form(MOVES.map(([label, seconds]) => button('seconds', seconds, label)).join(' ') + ` ${button('month', 1, '+1 month')}`)}
<p>The clock only goes forward. What becomes due on the way happens within moments.</p>
<h2>Contested payments</h2>
${list(contested, 'None is open.')}
<h2>Last payments</h2>
${list(paid, 'None yet.')}
</main>
</body>
</html>
`;
}

function secondsOf(unit: Unit, wanted: Form): number {
  if (text(wanted, 'month')) return addMonth(unit.now) - unit.now;
  const seconds = integer(wanted, 'seconds') ?? 0;
  if (seconds < 1 || seconds > LONGEST)
    throw invalid('The clock cannot be moved so far.', { param: 'seconds' });
  return seconds;
}

/** What a button of the page asks for. */
export async function obeyClockPage(unit: Unit, wanted: Form): Promise<void> {
  const charge = text(wanted, 'charge');
  const dispute = text(wanted, 'dispute');
  if (charge) {
    const contested = await unit.get('charge', charge);
    if (!contested.paid || contested.disputed || contested.refunded)
      throw invalid('This payment cannot be contested.');
    await openDispute(unit, contested);
  } else if (dispute) {
    const status = text(wanted, 'status');
    const { status: present } = await unit.get('dispute', dispute);
    if ((status !== 'won' && status !== 'lost') || present !== 'needs_response')
      throw invalid('The bank has decided already.');
    await closeDispute(unit, dispute, status);
  } else {
    await advance(unit, secondsOf(unit, wanted));
  }
}

/** Throws when another site made the browser send this. Callers that are no browser say nothing and pass. */
export function requireSameOrigin(headers: { [name: string]: string | string[] | undefined }): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin =
    origin === undefined || (URL.canParse(String(origin)) && new URL(String(origin)).host === host);
  if (isOwnSite && isOwnOrigin) return;
  throw new ApiError(403, { type: 'invalid_request_error', message: 'Only from the page itself.' });
}
