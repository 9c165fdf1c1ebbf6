import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { Lock } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ApiError, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { allowCardChallenge } from './allow-card-challenge.ts';

/** The card was refused; the message is the provider's. */
export class CardRefusal extends Error {}

/** The answer was lost, or the payment was made before, in another tab too: only the server knows. */
const isUnknown = ({ type, code }: StripeError): boolean =>
  type === 'api_connection_error' || code === 'payment_intent_unexpected_state';

interface Card {
  /** Charges the card. Returns the payment's status, 'unknown' if the server has to be asked, or throws CardRefusal. */
  pay: (clientSecret: string, returnPath: string) => Promise<string>;
  /** Saves the card for later payments. Returns the setup's id, or throws CardRefusal. */
  save: (clientSecret: string, returnPath: string) => Promise<string>;
}

interface CardState {
  isBusy: boolean;
  failure: string;
  /** Props of the submit button. */
  button: { type: 'submit'; form: string; disabled: boolean };
}

interface CardFormProps {
  /** Shown when something fails without a message for members. */
  fallback?: string;
  /** Validates everything besides the card. */
  check?: () => boolean;
  /** Called with complete card fields. Errors are shown. */
  onSubmit: (card: Card) => Promise<unknown>;
  onFailure?: (error: unknown, message: string) => void;
  /** The element for the button, instead of below the fields. */
  foot?: HTMLElement | null;
  /** Between the fields and the button. */
  details?: ReactNode;
  children: (state: CardState) => ReactNode;
}

/** The provider's card fields inside CardElements, and the one way to submit them. */
export function CardForm({
  fallback = t('Payment failed. Please try again.'),
  check,
  onSubmit,
  onFailure,
  foot,
  details,
  children,
}: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** Banks ask for confirmation beside the dialog, which would block clicks and focus. */
  const confirm = async <R extends { error?: StripeError }>(ask: () => Promise<R>) => {
    const restore = allowCardChallenge();
    try {
      const result = await ask();
      if (result.error && !isUnknown(result.error)) throw new CardRefusal(result.error.message ?? fallback);
      return result;
    } finally {
      restore();
    }
  };
  const run = async () => {
    if (!stripe || !elements) return;
    // The fields show what is missing.
    if ((await elements.submit()).error) return;
    const optionsFor = (clientSecret: string, returnPath: string) => ({
      elements,
      clientSecret,
      confirmParams: { return_url: location.origin + returnPath },
      redirect: 'if_required' as const,
    });
    await onSubmit({
      pay: async (...to) => {
        const { paymentIntent } = await confirm(() => stripe.confirmPayment(optionsFor(...to)));
        return paymentIntent?.status ?? 'unknown';
      },
      save: async (...to) => {
        const { setupIntent, error } = await confirm(() => stripe.confirmSetup(optionsFor(...to)));
        if (!setupIntent) throw new CardRefusal(error?.message ?? fallback);
        return setupIntent.id;
      },
    });
  };
  const fail = (error: unknown) => {
    if (isSignedOut(error)) return;
    const message =
      error instanceof CardRefusal ? error.message : error instanceof ApiError ? sentenceOf(error) : fallback;
    setFailure(message);
    onFailure?.(error, message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || check?.() === false) return;
    setFailure('');
    setBusy(true);
    void run()
      .catch(fail)
      .finally(() => setBusy(false));
  };
  const end = children({
    isBusy,
    failure,
    button: { type: 'submit', form: id, disabled: !stripe || !isReady || isBusy },
  });
  return (
    <form id={id} onSubmit={submit} className="grid gap-5">
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
      {details}
      {foot === undefined ? end : foot && createPortal(end, foot)}
    </form>
  );
}

interface PayButtonProps {
  card: CardState;
  variant?: 'primary' | 'gold';
  isDisabled?: boolean;
  /** The id of the text that says what is missing before the card can be charged. */
  hintId?: string | undefined;
  children: ReactNode;
}

/** The button with the amount. Messages are below it: a button that moves between press and release loses the click. */
export function PayButton({
  card: { isBusy, failure, button },
  variant = 'primary',
  isDisabled = false,
  hintId,
  children,
}: PayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useRefocus(ref, isBusy);
  return (
    <div>
      <Button
        {...button}
        ref={ref}
        variant={variant}
        size="lg"
        className="w-full"
        disabled={button.disabled || isDisabled}
        aria-describedby={hintId}
      >
        <Lock size={17} aria-hidden />
        {isBusy ? t('Processing...') : children}
      </Button>
      <p role="alert" className="text-center text-sm text-danger not-empty:mt-3">
        {failure}
      </p>
    </div>
  );
}
