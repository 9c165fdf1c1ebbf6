import { LoaderCircle } from '#client/ui/icons.ts';
import { toCents } from '#shared/kernel/money.ts';
import { CardElements, CardForm, PayButton } from '#client/features/payments/public.ts';
import { t } from '#client/lib/t.ts';
import type { usePayment } from './use-payment.ts';

interface CardPaymentProps {
  amount: string;
  /** "Pay $430". */
  action: string;
  /** Set for cards that are charged later. */
  savesCard?: boolean;
  paying: ReturnType<typeof usePayment>;
  /** The dialog's footer, where the button stays visible. */
  foot: HTMLElement | null;
}

/** The provider's fields and the button with the amount; while the bank is processing, a note about it. */
export function CardPayment({ amount, savesCard = false, action, paying, foot }: CardPaymentProps) {
  const { stage, failure } = paying;
  if (stage === 'waiting') {
    return (
      <p role="status" className="flex items-start gap-3 py-4 text-sm text-soft">
        <LoaderCircle size={20} aria-hidden className="shrink-0 text-info motion-safe:animate-spin" />
        {failure || t('Processing... Waiting for your bank.')}
      </p>
    );
  }
  const charge = { mode: 'payment' as const, amount: toCents(amount) };
  return (
    // The provider's fields are created for one amount.
    <CardElements key={amount} purpose={savesCard ? { ...charge, setupFutureUsage: 'off_session' } : charge}>
      <CardForm onSubmit={({ pay }) => paying.pay((secret) => pay(secret, location.pathname))} foot={foot}>
        {(card) => (
          <div className="w-full">
            <PayButton card={{ ...card, failure }}>{action}</PayButton>
          </div>
        )}
      </CardForm>
    </CardElements>
  );
}
