import { type FormEvent, useRef, useState } from 'react';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { usd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import type { Intent } from './use-intent.ts';
import * as texts from './texts.ts';

const AGREE_HINT = texts.agreeToCommissionStructure;
const FALLBACK = texts.paymentFailedPlease;

interface PaymentFormProps {
  total: string;
  agreed: boolean;
  /** Undefined until the box is checked and the work is reserved. */
  intent: Intent | undefined;
  /** Whether everything besides the card is complete. */
  check: () => boolean;
  /** Called before the card is charged. Throws `ApiError`. */
  save: (intent: Intent) => Promise<void>;
  onPaid: (intent: Intent, status: string) => void;
}

/** The provider's fields and the button with the amount. */
export function PaymentForm({ total, agreed, intent, check, save, onPaid }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useRefocus(button, isPaying);

  const pay = async () => {
    if (!stripe || !elements || !intent || !check()) return;
    const { error: incomplete } = await elements.submit();
    // The fields themselves report what is missing.
    if (incomplete) return;
    await save(intent);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret: intent.clientSecret,
      confirmParams: { return_url: `${location.origin}/purchase-success?purchase=${intent.purchaseId}` },
      redirect: 'if_required',
    });
    if (!error) {
      onPaid(intent, paymentIntent.status);
      return;
    }
    const message = error.message ?? FALLBACK;
    setFailure(message);
    toast({ title: texts.paymentFailed, description: message, variant: 'destructive' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPaying || !agreed) return;
    setFailure('');
    setPaying(true);
    void pay()
      .catch((error: unknown) => setFailure(error instanceof ApiError ? sentenceOf(error) : FALLBACK))
      .finally(() => setPaying(false));
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
      <div>
        <Button
          ref={button}
          type="submit"
          size="lg"
          className="w-full"
          disabled={!agreed || !intent || !isReady || isPaying}
          aria-describedby={agreed ? undefined : 'pay-hint'}
        >
          <Lock size={17} aria-hidden />
          {isPaying ? texts.processing : texts.pay(usd(total))}
        </Button>
        {/* Below the button: if the button moved between press and release, the click would be lost. */}
        {agreed ? (
          <p role="alert" className="mt-3 min-h-5 text-center text-sm text-danger">
            {failure}
          </p>
        ) : (
          <p id="pay-hint" className="mt-3 min-h-5 text-center text-xs text-soft">
            {AGREE_HINT}
          </p>
        )}
      </div>
    </form>
  );
}
