/** A part of what was paid goes back, and the sale stands: offered, accepted or decided. */
import { MIN_PART_CENTS } from '#shared/orders/refunds/limits.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { REFUND_ANSWER_DAYS } from '#shared/orders/times.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { soldOf } from '#shared/orders/refunds/sold-of.ts';
import { returnedOf } from '#shared/payments/returned.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { bareAmount, typedCents } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type Order, artistName, buyerName, leftOf } from './order.ts';
import { useOrderAction, useOrderForm } from './order-queries.ts';

interface DialogProps {
  order: Order;
  onClose: () => void;
}

/** What the artist would bear of it, in words; empty for what is no part. */
function consequence({ purchase, side }: Order, cents: number | null): string {
  const before = toCents(purchase.returned?.amount ?? '0');
  if (cents === null || cents < MIN_PART_CENTS || cents >= toCents(leftOf(purchase))) return '';
  const sold = soldOf({ ...purchase, taxAmount: purchase.tax?.amount ?? null });
  const borne = returnedOf(sold, before + cents).payeeCents - returnedOf(sold, before).payeeCents;
  const [share, rest] = [fromCents(borne), fromCents(cents - borne)].map(shortUsd) as [string, string];
  return side === 'artist'
    ? t('{share} of it comes out of your payout, {rest} from our commission.', { share, rest })
    : t('{share} of it comes out of the artist’s payout, {rest} from our commission.', { share, rest });
}

/** The artist offers it; a moderator decides it. */
export function PartDialog({ order, onClose }: DialogProps) {
  const { purchase, side } = order;
  const isArtist = side === 'artist';
  const left = leftOf(purchase);
  const form = useOrderForm(
    refundEndpoints.part,
    isArtist ? t('Offer sent') : t('Part of the price refunded'),
    onClose,
    {
      start: { amount: '', answer: '' },
      draft: `refund-part:${purchase.id}`,
      check: ({ amount }) =>
        (typedCents(amount) ?? 0) >= toCents(left)
          ? { amount: t('Enter less than {left}, or refund everything instead.', { left: shortUsd(left) }) }
          : {},
      input: ({ amount, answer }) => ({
        params: { id: purchase.id },
        body: { amount: bareAmount(amount), answer },
      }),
    },
  );
  const borne = consequence(order, typedCents(form.values.amount));
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={isArtist ? t('Offer part of the price') : t('Refund part of the price')}
      description={
        isArtist
          ? t(
              '{buyer} keeps the work, and has {days} days to respond. If they decline or don’t respond, a moderator decides. You can offer this once.',
              { buyer: buyerName(order), days: REFUND_ANSWER_DAYS },
            )
          : t('The buyer keeps the work, and the sale stands. This is final, and both will see your reply.')
      }
      submitText={isArtist ? t('Send offer') : t('Refund')}
      savingText={isArtist ? t('Sending...') : t('Refunding...')}
      onClose={onClose}
    >
      <AmountInput
        label={t('Amount')}
        isShort
        hint={borne || t('Between $0.50 and {left}, which was paid.', { left: shortUsd(left) })}
        {...form.field('amount')}
      />
      <Textarea label={t('Your reply')} rows={4} maxLength={1000} {...form.field('answer')} />
    </FormDialog>
  );
}

const offerOf = ({ purchase }: Order): string => shortUsd(purchase.refund?.offer?.amount ?? '0');

export function AcceptPartDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(refundEndpoints.acceptPart, t('Refund on its way'), onClose);
  return (
    <ConfirmDialog
      title={t('Accept {amount} back?', { amount: offerOf(order) })}
      description={t(
        '{amount} is refunded to your card, and you keep the work. Your refund request is settled with this.',
        { amount: offerOf(order) },
      )}
      submitText={t('Accept {amount} back', { amount: offerOf(order) })}
      savingText={t('Accepting...')}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function DeclinePartDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(refundEndpoints.declinePart, t('Offer declined'), onClose);
  return (
    <ConfirmDialog
      title={t('Decline {amount} back?', { amount: offerOf(order) })}
      description={t(
        'A moderator will read both sides and decide: everything, a part or nothing. {artistName} can’t make another offer.',
        { artistName: artistName(order) },
      )}
      submitText={t('Decline')}
      savingText={t('Declining...')}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}
