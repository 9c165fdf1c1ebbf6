import type { Kinds } from './kinds.ts';
import { escape, page } from './page.ts';

const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
const usd = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Like the provider's page, it needs no sign-in. Prints black on white. */
export function invoicePage(invoice: Kinds['invoice']): string {
  const [line] = invoice.lines.data;
  const { paid_at: paidAt } = invoice.status_transitions;
  const rows: [string, string | null][] = [
    ['Invoice number', invoice.number],
    ['Date', day(invoice.created)],
    ['Billed to', invoice.customer_email],
    ['For', line ? `Premium, ${day(line.period.start)} to ${day(line.period.end)}` : null],
    ['Total', usd(invoice.total)],
    [
      invoice.status === 'paid' ? 'Paid' : 'Due',
      paidAt === null ? usd(invoice.amount_remaining) : day(paidAt),
    ],
  ];
  return page({
    title: 'Invoice',
    back: ['/subscribe', 'Back to Premium'],
    content: `<dl class="card">
${rows.map(([name, value]) => (value === null ? '' : `<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`)).join('\n')}
</dl>`,
  });
}
