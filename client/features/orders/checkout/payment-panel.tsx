import type { ReactNode } from 'react';
import { CardElements, CardForm, CardRefusal, PayButton } from '#client/features/payments/public.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { toCents } from '#shared/kernel/money.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { AGREE_HINT } from './agreement.tsx';
import type { Intent } from './use-intent.ts';

interface PaymentPanelProps {
  /** The amount charged to the card. */
  total: string;
  /** Whether the artist delivers to the country chosen; if not, there is no total to pay. */
  isDelivered: boolean;
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
  /** Between the card and the button. */
  children: ReactNode;
}

export const PaymentPanel = ({
  total,
  isDelivered,
  agreed,
  intent,
  refusal,
  onRetry,
  check,
  save,
  onPaid,
  children,
}: PaymentPanelProps) => (
  <section aria-labelledby="pay" className="rounded-lg bg-surface p-5 sm:p-7">
    <h2 id="pay" className="mb-5 text-xl">
      {t('Payment')}
    </h2>
    {refusal ? (
      <LoadError what={refusal} onRetry={onRetry} />
    ) : (
      <CardElements purpose={{ mode: 'payment', amount: toCents(total) }}>
        <CardForm
          details={children}
          check={() => agreed && intent !== undefined && check()}
          onSubmit={async (card) => {
            if (!intent) return;
            await save(intent);
            onPaid(intent, await card.pay(intent.clientSecret, paths.purchaseSuccess(intent.purchaseId)));
          }}
          onFailure={(error, message) => {
            if (!(error instanceof CardRefusal)) return;
            toast({ title: t('Payment Failed'), description: message, variant: 'destructive' });
          }}
        >
          {(card) => (
            <PayButton card={card} isDisabled={!agreed || !intent} hintId={agreed ? undefined : AGREE_HINT}>
              {isDelivered ? t('Pay {total}', { total: shortUsd(total) }) : t('Pay')}
            </PayButton>
          )}
        </CardForm>
      </CardElements>
    )}
  </section>
);
