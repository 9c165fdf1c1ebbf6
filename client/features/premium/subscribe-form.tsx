import { type FormEvent, useRef, useState } from 'react';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useAction } from '#client/lib/action.ts';
import { ApiError, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { day, usd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { refreshPremium } from './premium-queries.ts';
import { nextMonth } from './times.ts';
import * as texts from './texts.ts';

const FALLBACK = texts.paymentFailedPlease;

/** The provider's message, or the server's. */
class Refusal extends Error {}

/** Card, today's and the next charge, and the button. Nothing is created before it is pressed. */
export function SubscribeForm({ price }: { price: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const [, navigate] = useLocation();
  const start = useAction(subscriptionEndpoints.start);
  const [next] = useState(() => nextMonth(new Date()));
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useRefocus(button, isPaying);

  const pay = async () => {
    if (!stripe || !elements) return;
    const { error: incomplete } = await elements.submit();
    // The fields themselves report what is missing.
    if (incomplete) return;
    const { clientSecret } = await start.mutateAsync({});
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${location.origin}${paths.subscriptionSuccess()}` },
      redirect: 'if_required',
    });
    if (error) throw new Refusal(error.message ?? FALLBACK);
    if (paymentIntent.status === 'succeeded') toast({ title: texts.welcomeToPremium });
    void refreshPremium();
    navigate(paths.subscriptionSuccess());
  };
  const onFailure = (error: unknown) => {
    if (isSignedOut(error)) return;
    const message =
      error instanceof Refusal ? error.message : error instanceof ApiError ? sentenceOf(error) : FALLBACK;
    setFailure(message);
    toast({ title: texts.paymentFailedTitle, description: message, variant: 'destructive' });
    // It may be active already, or no longer sold: the screen then shows the true state.
    if (!(error instanceof ApiError)) return;
    void refreshPremium();
    void refresh(siteEndpoints.config);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPaying) return;
    setFailure('');
    setPaying(true);
    void pay()
      .catch(onFailure)
      .finally(() => setPaying(false));
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
      <dl className="grid gap-2 border-t border-line pt-5 text-sm">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-soft">{texts.today}</dt>
          <dd className="num text-lg font-semibold text-paper">{usd(price)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-mute">{texts.thenFrom(day(next))}</dt>
          <dd className="num text-mute">{texts.priceAMonth(usd(price))}</dd>
        </div>
      </dl>
      <div>
        <Button
          ref={button}
          type="submit"
          variant="gold"
          size="lg"
          className="w-full"
          disabled={!isReady || isPaying}
        >
          <Lock size={17} aria-hidden />
          {isPaying ? texts.processing : texts.subscribeNow}
        </Button>
        {/* Below the button: if the button moved between press and release, the click would be lost. */}
        <p role="alert" className="mt-3 text-center text-sm text-danger empty:hidden">
          {failure}
        </p>
        <p className="mt-3 text-center text-xs text-mute">{texts.cancelAnytime}</p>
      </div>
    </form>
  );
}
