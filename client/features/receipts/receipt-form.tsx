import { X } from '#client/ui/icons.ts';
import { isVisible } from '#shared/kernel/fields.ts';
import { numberText } from '#shared/orders/edition.ts';
import { type ReceiptType, receiptEndpoints } from '#shared/receipts/contract.ts';
import type { SiteConfig } from '#shared/discovery/landing/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { problemDetail } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { type Trade, recipientOf, typesFor } from './recipient.ts';
import { TypeChoice } from './type-choice.tsx';

const optionOf = ({ kind, purchase: { id, artwork, total, paidAt, createdAt } }: Trade) => {
  const trade = `${artwork.title}, ${shortUsd(total)}, ${day(paidAt ?? createdAt)}`;
  return [id, kind === 'purchase' ? t('{trade} (bought)', { trade }) : trade] as const;
};

interface ReceiptFormProps {
  trades: Trade[];
  me: CurrentUser;
  administration: SiteConfig['administration'] | undefined;
  onClose: () => void;
}

const BUYER: ReceiptType = 'buyer';

/** Opens in place, so that the list stays visible; the breakdown of the chosen purchase is beside the fields. */
export function ReceiptForm({ trades, me, administration, onClose }: ReceiptFormProps) {
  const tradeOf = (id: string) => trades.find(({ purchase: { id: one } }) => one === id);
  const form = useEndpointForm(receiptEndpoints.create, {
    start: { purchaseId: '', type: BUYER, ...recipientOf(undefined, BUYER, me, administration), notes: '' },
    draft: 'receipt',
    check: ({ purchaseId, issuedTo }) => ({
      ...(!tradeOf(purchaseId) && { purchaseId: t('Select a purchase.') }),
      ...(!isVisible(issuedTo) && { issuedTo: t('Enter the name on the receipt.') }),
    }),
    input: ({ purchaseId, type, issuedTo, issuedToEmail, notes }) => ({
      body: {
        purchaseId,
        receiptType: type,
        issuedTo,
        ...(issuedToEmail.trim() ? { issuedToEmail } : {}),
        ...(notes.trim() ? { notes } : {}),
      },
    }),
    onWrong: () =>
      toast({
        title: t('Validation Error'),
        description: t('Please select a purchase and provide recipient name.'),
        variant: 'destructive',
      }),
    onSuccess: () => {
      toast({ title: t('Receipt Created'), description: t('Receipt has been generated successfully.') });
      onClose();
      void refresh(receiptEndpoints.mine);
    },
    onError: (error) => {
      const description = problemDetail(error) ?? t('Failed to create receipt.');
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  });

  const choose = (chosen: Trade | undefined, preferred: ReceiptType) => {
    const allowed = typesFor(chosen).includes(preferred) ? preferred : 'buyer';
    form.change({
      purchaseId: chosen?.purchase.id ?? '',
      type: allowed,
      ...recipientOf(chosen, allowed, me, administration),
    });
  };
  const { type } = form.values;
  const trade = tradeOf(form.values.purchaseId);
  const purchase = trade?.purchase;

  return (
    <Panel
      title={t('Generate Receipt')}
      className="mb-10"
      aside={
        <IconButton label={t('Close the form')} onClick={onClose} className="-my-2 -mr-2">
          <X size={18} aria-hidden />
        </IconButton>
      }
    >
      <form {...form.props} className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10">
        <div className="grid content-start gap-5 sm:grid-cols-2">
          <Select
            label={t('Purchase')}
            hint={trades.length === 0 ? t('No purchases to create a receipt for.') : undefined}
            className="min-w-0 sm:col-span-2"
            disabled={trades.length === 0}
            options={[['', t('Select a purchase')], ...trades.map(optionOf)]}
            {...form.field('purchaseId')}
            onChange={({ target }) => choose(tradeOf(target.value), type)}
          />
          <div className="sm:col-span-2">
            <TypeChoice
              types={typesFor(trade)}
              value={type}
              onChange={(preferred) => choose(trade, preferred)}
            />
          </div>
          <Input
            label={t('Issued to')}
            hint={t('Name on the receipt')}
            maxLength={200}
            {...form.field('issuedTo')}
          />
          <Input label={t('Email')} optional type="email" maxLength={254} {...form.field('issuedToEmail')} />
          <Textarea
            label={t('Notes')}
            optional
            rows={2}
            maxLength={1000}
            className="sm:col-span-2"
            placeholder={t('Care notes, framing, a thank-you.')}
            {...form.field('notes')}
          />
        </div>
        <div className="flex flex-col border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
          {purchase ? (
            <>
              <div className="mb-6 flex items-center gap-4">
                <img
                  src={renditionUrl(purchase.artwork.imageUrl, 'thumb')}
                  alt=""
                  className="w-20 rounded-art"
                />
                <div className="min-w-0 text-sm leading-snug text-mute">
                  <span className="block font-semibold wrap-anywhere text-paper">
                    {purchase.artwork.title}
                  </span>
                  {purchase.artwork.medium}
                  {purchase.edition && <span className="block">{numberText(purchase.edition)}</span>}
                </div>
              </div>
              <Breakdown
                price={purchase.amount}
                commission={purchase.commissionAmount}
                artist={purchase.artistAmount}
                rate={purchase.commissionRate}
                delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
                tax={purchase.tax}
              />
            </>
          ) : (
            <p className="text-sm text-mute">{t('Select a purchase to see how its price is split.')}</p>
          )}
          <div className="mt-auto pt-6">
            {form.refusal && (
              <p className="mb-3 text-sm text-danger">
                {problemDetail(form.refusal) ?? t('Failed to create receipt.')}
              </p>
            )}
            <div className="flex gap-3">
              <Button type="submit" className="flex-1" disabled={form.isPending}>
                {form.isPending ? t('Creating...') : t('Create receipt')}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {t('Cancel')}
              </Button>
            </div>
          </div>
        </div>
      </form>
    </Panel>
  );
}
