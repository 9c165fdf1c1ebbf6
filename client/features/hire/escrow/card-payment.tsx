import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { LoaderCircle, Lock } from 'lucide-react';
import { toCents } from '#shared/kernel/money.ts';
import { CardElements } from '#client/features/payments/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { allowCardChallenge } from './allow-card-challenge.ts';
import type { usePayment } from './use-payment.ts';
import * as texts from './texts.ts';

const FALLBACK = texts.paymentFailedPlease;
/** Paid in another tab, or by an earlier attempt: the server knows the result. */
const IS_MADE = 'payment_intent_unexpected_state';

interface CardPaymentProps {
  amount: string;
  /** "Pay $430.00". */
  action: string;
  /** For cards that are charged later. */
  savesCard?: boolean;
  paying: ReturnType<typeof usePayment>;
  /** The dialog's footer, where the button stays visible. */
  foot: HTMLElement | null;
}

/** The provider's fields and the button with the amount; while the bank is processing, a note about it. */
export function CardPayment({ amount, savesCard = false, ...form }: CardPaymentProps) {
  const { stage, failure } = form.paying;
  if (stage === 'waiting') {
    return (
      <p role="status" className="flex items-start gap-3 py-4 text-sm text-soft">
        <LoaderCircle size={20} aria-hidden className="shrink-0 text-info motion-safe:animate-spin" />
        {failure || texts.processingWaitingForYourBank}
      </p>
    );
  }
  const charge = { mode: 'payment' as const, amount: toCents(amount) };
  return (
    // The provider's fields are created for one amount.
    <CardElements key={amount} purpose={savesCard ? { ...charge, setupFutureUsage: 'off_session' } : charge}>
      <CardForm {...form} />
    </CardElements>
  );
}

function CardForm({
  action,
  foot,
  paying: { stage, failure, pay },
}: Omit<CardPaymentProps, 'amount' | 'savesCard'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const isPaying = isChecking || stage === 'paying';
  useRefocus(button, isPaying);

  const confirm = async (clientSecret: string): Promise<string | null> => {
    if (!stripe || !elements) return FALLBACK;
    const keepModal = allowCardChallenge();
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: location.origin + location.pathname },
        redirect: 'if_required',
      });
      return error && error.code !== IS_MADE ? (error.message ?? FALLBACK) : null;
    } finally {
      keepModal();
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPaying || !elements) return;
    setChecking(true);
    // The fields themselves report what is missing.
    const { error: incomplete } = await elements.submit();
    setChecking(false);
    if (!incomplete) pay(confirm);
  };
  return (
    <form id={formId} onSubmit={(event) => void submit(event)}>
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
      {foot &&
        createPortal(
          <>
            <Button
              ref={button}
              type="submit"
              form={formId}
              size="lg"
              className="w-full"
              disabled={!stripe || !isReady || isPaying}
            >
              <Lock size={17} aria-hidden />
              {isPaying ? texts.processing : action}
            </Button>
            <p role="alert" className="text-center text-sm text-danger not-empty:mt-3">
              {failure}
            </p>
          </>,
          foot,
        )}
    </form>
  );
}
