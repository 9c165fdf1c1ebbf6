import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { X } from 'lucide-react';
import type { ReceiptType } from '#shared/receipts/contract.ts';
import type { SiteConfig } from '#shared/discovery/landing/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { day, usd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { type Trade, recipientOf, typesFor } from './recipient.ts';
import { TypeChoice } from './type-choice.tsx';
import { useCreateReceipt } from './use-create-receipt.ts';
import * as texts from './texts.ts';

const INVALID = texts.selectPurchaseAndProvide;
/** The error of one field; the message about both is in the toast. */
const MISSING = { purchase: texts.selectAPurchasePurchase, issuedTo: texts.enterNameOnReceipt };

interface ReceiptFormProps {
  trades: Trade[];
  me: CurrentUser;
  administration: SiteConfig['administration'] | undefined;
  onClose: () => void;
}

/** Opens in place, so that the list stays visible; the breakdown of the chosen purchase is beside the fields. */
export function ReceiptForm({ trades, me, administration, onClose }: ReceiptFormProps) {
  const [trade, setTrade] = useState<Trade>();
  const [type, setType] = useState<ReceiptType>('buyer');
  const [to, setTo] = useState(() => recipientOf(undefined, type, me, administration));
  const [notes, setNotes] = useState('');
  const [errors, setErrors] = useState<{ purchase?: string; issuedTo?: string; issuedToEmail?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const save = useCreateReceipt(onClose);

  const choose = (chosen: Trade | undefined, preferred: ReceiptType) => {
    const allowed = typesFor(chosen).includes(preferred) ? preferred : 'buyer';
    setTrade(chosen);
    setType(allowed);
    setTo(recipientOf(chosen, allowed, me, administration));
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = {
      ...(trade ? {} : { purchase: MISSING.purchase }),
      ...(to.issuedTo.trim() ? {} : { issuedTo: MISSING.issuedTo }),
    };
    flushSync(() => setErrors(found));
    if (!trade || Object.keys(found).length > 0) {
      toast({ title: texts.validationError, description: INVALID, variant: 'destructive' });
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    save.create({
      body: {
        purchaseId: trade.purchase.id,
        receiptType: type,
        issuedTo: to.issuedTo,
        ...(to.issuedToEmail.trim() ? { issuedToEmail: to.issuedToEmail } : {}),
        ...(notes.trim() ? { notes } : {}),
      },
    });
  };
  const purchase = trade?.purchase;

  return (
    <Panel
      title={texts.generateReceipt}
      className="mb-10"
      aside={
        <IconButton label={texts.closeTheForm} onClick={onClose} className="-my-2 -mr-2">
          <X size={18} aria-hidden />
        </IconButton>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10"
      >
        <div className="grid content-start gap-5 sm:grid-cols-2">
          <div className="min-w-0 sm:col-span-2">
            <Field
              label={texts.purchase}
              error={errors.purchase}
              hint={trades.length === 0 ? texts.noPurchasesToCreateReceipt : undefined}
            >
              {(field) => (
                <Select
                  {...field}
                  disabled={trades.length === 0}
                  value={purchase?.id ?? ''}
                  onChange={(event) =>
                    choose(
                      trades.find((candidate) => candidate.purchase.id === event.target.value),
                      type,
                    )
                  }
                >
                  <option value="">{texts.selectAPurchase}</option>
                  {trades.map(({ kind, purchase: { id, artwork, total, paidAt, createdAt } }) => {
                    const trade = `${artwork.title}, ${usd(total)}, ${day(paidAt ?? createdAt)}`;
                    return (
                      <option key={id} value={id}>
                        {kind === 'purchase' ? texts.bought(trade) : trade}
                      </option>
                    );
                  })}
                </Select>
              )}
            </Field>
          </div>
          <div className="sm:col-span-2">
            <TypeChoice
              types={typesFor(trade)}
              value={type}
              onChange={(preferred) => choose(trade, preferred)}
            />
          </div>
          <Field label={texts.issuedTo} error={errors.issuedTo} hint={texts.nameOnTheReceipt}>
            {(field) => (
              <input
                {...field}
                maxLength={200}
                value={to.issuedTo}
                onChange={(event) => setTo({ ...to, issuedTo: event.target.value })}
              />
            )}
          </Field>
          <Field label={texts.email} error={errors.issuedToEmail} optional>
            {(field) => (
              <input
                {...field}
                type="email"
                maxLength={254}
                value={to.issuedToEmail}
                onChange={(event) => setTo({ ...to, issuedToEmail: event.target.value })}
              />
            )}
          </Field>
          <div className="sm:col-span-2">
            <Field label={texts.notes} optional>
              {(field) => (
                <textarea
                  {...field}
                  rows={2}
                  maxLength={1000}
                  className={`${field.className} h-auto py-3`}
                  value={notes}
                  onChange={(event) => setNotes(event.target.value)}
                  placeholder={texts.careNotes}
                />
              )}
            </Field>
          </div>
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
                </div>
              </div>
              <Breakdown
                price={purchase.amount}
                commission={purchase.commissionAmount}
                artist={purchase.artistAmount}
                rate={purchase.commissionRate}
                delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
              />
            </>
          ) : (
            <p className="text-sm text-mute">{texts.selectPurchaseToSeeHow}</p>
          )}
          <div className="mt-auto pt-6">
            {save.refusal && <p className="mb-3 text-sm text-danger">{save.refusal}</p>}
            <div className="flex gap-3">
              <Button type="submit" className="flex-1" disabled={save.isPending}>
                {save.isPending ? texts.creating : texts.createReceipt}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {texts.cancel}
              </Button>
            </div>
          </div>
        </div>
      </form>
    </Panel>
  );
}
