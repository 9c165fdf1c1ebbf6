import { useState } from 'react';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { CardElements, CardForm } from '#client/features/payments/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { useAction } from '#client/lib/action.ts';
import { paths } from '#client/paths.ts';
import { refreshPremium, usePremiumAction } from './premium-queries.ts';
import * as texts from './texts.ts';

/** Changes the card for renewals; an outstanding balance is charged to it at once. */
export default function CardDialog({ onClose }: { onClose: () => void }) {
  const begin = useAction(subscriptionEndpoints.startCardChange);
  const finish = usePremiumAction(subscriptionEndpoints.finishCardChange, texts.cardUpdated, onClose);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title={texts.updatePaymentMethod}
      description={texts.usedForAllFuturePayments}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <div ref={setFoot} className="contents" />
        </>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8">
        <CardElements purpose={{ mode: 'setup' }}>
          <CardForm
            fallback={texts.cardNotSaved}
            onSubmit={async (card) => {
              const { clientSecret } = await begin.mutateAsync({});
              const setupIntentId = await card.save(clientSecret, paths.subscribe());
              await finish.mutateAsync({ body: { setupIntentId } });
            }}
            onFailure={() => void refreshPremium()}
            foot={foot}
          >
            {({ isBusy, failure, button }) => (
              <>
                <p role="alert" className="order-first mr-auto text-sm text-danger empty:hidden">
                  {failure}
                </p>
                <Button {...button}>{isBusy ? texts.saving : texts.saveCard}</Button>
              </>
            )}
          </CardForm>
        </CardElements>
      </div>
    </Dialog>
  );
}
