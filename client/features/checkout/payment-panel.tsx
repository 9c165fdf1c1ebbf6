import { useQuery } from '@tanstack/react-query';
import { Elements } from '@stripe/react-stripe-js';
import { FlaskConical } from 'lucide-react';
import type { SiteConfig } from '#shared/contracts/site.ts';
import { toCents } from '#shared/rules/money.ts';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { APPEARANCE } from './appearance.ts';
import { PaymentForm } from './payment-form.tsx';
import { getStripe } from './stripe.ts';
import type { Intent } from './use-intent.ts';

interface PaymentPanelProps {
  /** What the card is charged. */
  total: string;
  mode: SiteConfig['payments']['mode'];
  agreed: boolean;
  intent: Intent | undefined;
  /** Why there is no payment to confirm. */
  refusal: string;
  onRetry: () => void;
  /** Whether everything beside the card is there; else it is said where. */
  check: () => boolean;
  /** What has to be saved before the card is asked. */
  save: (intent: Intent) => Promise<void>;
  onPaid: (intent: Intent, status: string) => void;
}

export function PaymentPanel({ total, mode, refusal, onRetry, ...form }: PaymentPanelProps) {
  const stripe = useQuery({ queryKey: ['stripe'], queryFn: getStripe });
  return (
    <section aria-labelledby="pay" className="mt-6 rounded-lg bg-surface p-5 sm:p-7">
      <h2 id="pay" className="mb-5 text-xl">
        Payment
      </h2>
      <div className="grid gap-5">
        {mode !== 'live' && <TestMode />}
        {refusal ? (
          <LoadError what={refusal} onRetry={onRetry} />
        ) : stripe.isError ? (
          <LoadError what="The payment form could not be loaded." onRetry={() => void stripe.refetch()} />
        ) : stripe.data ? (
          <Elements
            stripe={stripe.data}
            options={{
              mode: 'payment',
              amount: toCents(total),
              currency: 'usd',
              appearance: APPEARANCE,
            }}
          >
            <PaymentForm total={total} {...form} />
          </Elements>
        ) : (
          <FieldSkeletons />
        )}
      </div>
    </section>
  );
}

const TestMode = () => (
  <p className="flex items-start gap-2.5 rounded-sm bg-raised px-3.5 py-3 text-xs text-soft">
    <FlaskConical size={16} aria-hidden className="mt-px shrink-0 text-info" />
    <span>
      <strong className="font-semibold text-info">Test mode.</strong> No money moves. Any later date and any
      code go with <span className="num whitespace-nowrap text-paper">4242 4242 4242 4242</span>.
    </span>
  </p>
);

const FieldSkeletons = () => (
  <div aria-hidden className="grid grid-cols-2 gap-4">
    <Skeleton className="col-span-2 h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="col-span-2 mt-4 h-13 rounded-full" />
  </div>
);
