import { useState } from 'react';
import { Link } from 'wouter';
import { Briefcase, TriangleAlert } from '#client/ui/icons.ts';
import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

const PATHS = {
  sale: paths.sale,
  order: paths.purchase,
  project: paths.project,
  offer: () => paths.offers(),
};

const GO_TO = {
  sale: t('Go to sale'),
  order: t('Go to order'),
  project: t('Go to project'),
  offer: t('Go to offers'),
};

function sentenceFor({ kind, waitsFor, until, amount }: OpenItem): string {
  const on = until ? day(until) : '';
  switch (waitsFor) {
    case 'payment':
      return t('The payment isn’t finished.');
    case 'shipping':
      return kind === 'sale'
        ? t('Sold. Ship by {day}.', { day: on })
        : t('Bought. Ships by {day}.', { day: on });
    case 'delivery':
      return t('On its way. We’ll mark it delivered on {day}.', { day: on });
    case 'refund_period':
      return t('Can be refunded until {day}.', { day: on });
    case 'refund':
      return t('A refund request is open.');
    case 'bank':
      return t('The bank is reviewing the payment.');
    case 'answer':
      return t('An offer is waiting for a response until {on}.', { on });
    case 'work':
      return on ? t('In progress, due {day}.', { day: on }) : t('In progress.');
    case 'approval':
      return on
        ? t('Delivered. Auto-approves on {day}.', { day: on })
        : t('Delivered. The client is reviewing it.');
    case 'moderator':
      return t('A moderator will decide.');
    case 'account':
      return t('{amount} on hold. Connect a payout account to receive it.', {
        amount: shortUsd(amount ?? 0),
      });
    case 'payout':
      return t('{amount} hasn’t been paid out yet.', { amount: shortUsd(amount ?? 0) });
  }
}

const PICTURE = 'size-12 shrink-0 rounded-xs bg-raised';

function Row({ item, onGiveUp }: { item: OpenItem; onGiveUp: () => void }) {
  const { kind, id, title, imageUrl, waitsFor } = item;
  const waits = waitsFor === 'account';
  const go = waits ? t('Connect account') : GO_TO[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 last:pb-0">
      {imageUrl ? (
        <img src={renditionUrl(imageUrl, 'thumb')} alt="" className={`${PICTURE} object-cover`} />
      ) : (
        <span className={`${PICTURE} grid place-items-center text-soft`}>
          <Briefcase size={20} aria-hidden />
        </span>
      )}
      <p className="min-w-0 flex-1 basis-44 text-sm">
        <span className="block font-semibold text-paper">{title}</span>
        <span className="text-mute">{sentenceFor(item)}</span>
      </p>
      <span className="flex gap-2 max-sm:w-full">
        {waits && (
          <Button
            variant="quiet"
            className="max-sm:flex-1"
            aria-label={t('{go}: {title}', { go: t('Waive payout'), title })}
            onClick={onGiveUp}
          >
            {t('Waive payout')}
          </Button>
        )}
        <Button asChild variant="outline" className="max-sm:flex-1">
          <Link
            href={waits ? paths.receipts() : PATHS[kind](id)}
            aria-label={t('{go}: {title}', { go, title })}
          >
            {go}
          </Link>
        </Button>
      </span>
    </li>
  );
}

interface OpenItemsProps {
  items: OpenItem[];
  giveUp: { isPending: boolean; error: Error | null; isSuccess: boolean };
  onGiveUp: (id: string) => void;
}

/** Lists the items to finish before the account can be deleted. */
export function OpenItems({ items, giveUp, onGiveUp }: OpenItemsProps) {
  const [chosen, setChosen] = useState<OpenItem | null>(null);
  // Gone from the list: it was given up.
  const asked = chosen && items.find(({ id }) => id === chosen.id);
  return (
    <div className="mb-7 border-b border-line pb-7">
      <p className="flex items-start gap-3 text-base font-semibold text-paper">
        <TriangleAlert size={19} aria-hidden className="mt-0.5 shrink-0 text-danger" />
        {tn(items.length, 'One thing to finish first', '{n} things to finish first')}
      </p>
      <ul className="mt-2">
        {items.map((item) => (
          <Row key={`${item.kind} ${item.id}`} item={item} onGiveUp={() => setChosen(item)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          danger
          title={t('Waive {amount}?', { amount: shortUsd(asked.amount ?? 0) })}
          description={t('Your payout for {title} stays with Atelier. This can’t be undone.', {
            title: asked.title,
          })}
          submitText={t('Waive payout')}
          mutation={giveUp}
          onSubmit={() => onGiveUp(asked.id)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
