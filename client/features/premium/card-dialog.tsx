import { useState } from 'react';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { CardElements, CardForm } from '#client/features/payments/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { refreshPremium, usePremiumAction } from './premium-queries.ts';

/** Changes the card for renewals; an outstanding balance is charged to it at once. */
export default function CardDialog({ onClose }: { onClose: () => void }) {
  const begin = useAction(subscriptionEndpoints.startCardChange);
  const finish = usePremiumAction(subscriptionEndpoints.finishCardChange, t('Card updated'), onClose);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title={t('Update payment method')}
      description={t('Used for all future payments, starting with any outstanding balance.')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <div ref={setFoot} className="contents" />
        </>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8">
        <CardElements purpose={{ mode: 'setup' }}>
          <CardForm
            fallback={t('The card couldn’t be saved. Please try again.')}
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
                <Button {...button}>{isBusy ? t('Saving...') : t('Save card')}</Button>
              </>
            )}
          </CardForm>
        </CardElements>
      </div>
    </Dialog>
  );
}
