import { Check, CircleAlert, Download, ExternalLink, type IconComponent } from '#client/ui/icons.ts';
import { type Invoice, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const STATES: Partial<Record<Invoice['status'], readonly [string, ChipTone, IconComponent?]>> = {
  paid: [t('Paid'), 'ok', Check],
  open: [t('Open'), 'danger', CircleAlert],
  uncollectible: [t('Not paid'), 'mute'],
};

const LINK =
  '-my-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-raised hover:text-paper';

const Row = ({ invoice }: { invoice: Invoice }) => {
  const [state, tone, icon] = STATES[invoice.status] ?? [invoice.status, 'mute' as const];
  const date = day(invoice.createdAt);
  return (
    <li className="flex min-h-11 items-center justify-between gap-x-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 sm:gap-x-6">
      <span className="mr-auto text-sm text-paper sm:w-32">{date}</span>
      <span className="num min-w-0 flex-1 truncate text-xs text-mute max-sm:hidden">{invoice.number}</span>
      <span className="num text-sm text-paper">{shortUsd(invoice.amount)}</span>
      <Chip tone={tone} className="min-w-18 justify-center" {...(icon ? { icon } : {})}>
        {state}
      </Chip>
      {invoice.hasPdf ? (
        <a
          href={paths.invoicePdf(invoice.id)}
          download
          aria-label={t('Download the invoice from {date}', { date })}
          className={LINK}
        >
          <Download size={18} aria-hidden />
        </a>
      ) : (
        invoice.url && (
          <a
            href={invoice.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('View invoice from {date}', { date })}
            className={LINK}
          >
            <ExternalLink size={18} aria-hidden />
          </a>
        )
      )}
    </li>
  );
};

/** Invoices, newest first. */
export function InvoicePanel() {
  const invoices = useEndpoint(subscriptionEndpoints.invoices, {});
  return (
    <Panel title={t('Invoices')}>
      <Loaded
        query={invoices}
        failure={t('The invoices couldn’t be loaded.')}
        skeleton={<Skeletons count={2} className="grid gap-3" each="h-8" />}
        empty={<p className="text-sm text-mute">{t('No invoices yet.')}</p>}
      >
        {(all) => (
          <ul>
            {all.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
