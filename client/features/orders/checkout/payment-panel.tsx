import { CardElements } from '#client/features/payments/public.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { toCents } from '#shared/kernel/money.ts';
import { PaymentForm } from './payment-form.tsx';
import type { Intent } from './use-intent.ts';
import * as texts from './texts.ts';

interface PaymentPanelProps {
  /** The amount charged to the card. */
  total: string;
  agreed: boolean;
  intent: Intent | undefined;
  /** Why there is no payment to confirm. */
  refusal: string;
  onRetry: () => void;
  /** Whether everything besides the card is complete; otherwise its own field shows the error. */
  check: () => boolean;
  /** Saves what is needed before the card is charged. */
  save: (intent: Intent) => Promise<void>;
  onPaid: (intent: Intent, status: string) => void;
}

export const PaymentPanel = ({ total, refusal, onRetry, ...form }: PaymentPanelProps) => (
  <section aria-labelledby="pay" className="mt-6 rounded-lg bg-surface p-5 sm:p-7">
    <h2 id="pay" className="mb-5 text-xl">
      {texts.payment}
    </h2>
    {refusal ? (
      <LoadError what={refusal} onRetry={onRetry} />
    ) : (
      <CardElements purpose={{ mode: 'payment', amount: toCents(total) }}>
        <PaymentForm total={total} {...form} />
      </CardElements>
    )}
  </section>
);
