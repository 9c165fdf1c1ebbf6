import '#client/utilities.css';
import { type FormEvent, useId, useState } from 'react';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Dialog } from 'radix-ui';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { CardElements } from '#client/features/payments/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { useAction } from '#client/lib/action.ts';
import { ApiError, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { refreshPremium, usePremiumAction } from './premium-queries.ts';
import * as texts from './texts.ts';

const FALLBACK = texts.cardNotSaved;

/** Changes the card for renewals; an outstanding balance is charged to it at once. */
export default function CardDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={texts.updatePaymentMethod}
        description={texts.usedForAllFuturePayments}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={isSaving}>
              {isSaving ? texts.saving : texts.saveCard}
            </Button>
          </>
        }
      >
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8">
          <CardElements purpose={{ mode: 'setup' }}>
            <CardForm id={formId} isSaving={isSaving} onSaving={setSaving} onDone={onClose} />
          </CardElements>
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
}

interface CardFormProps {
  id: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onDone: () => void;
}

function CardForm({ id, isSaving, onSaving, onDone }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const begin = useAction(subscriptionEndpoints.startCardChange);
  const finish = usePremiumAction(subscriptionEndpoints.finishCardChange, texts.cardUpdated, onDone);
  const [failure, setFailure] = useState('');

  const save = async () => {
    if (!stripe || !elements) return;
    const { error: incomplete } = await elements.submit();
    // The fields themselves report what is missing.
    if (incomplete) return;
    const { clientSecret } = await begin.mutateAsync({});
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      clientSecret,
      confirmParams: { return_url: `${location.origin}${paths.subscribe()}` },
      redirect: 'if_required',
    });
    if (error) setFailure(error.message ?? FALLBACK);
    else await finish.mutateAsync({ body: { setupIntentId: setupIntent.id } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure('');
    onSaving(true);
    void save()
      .catch((error: unknown) => {
        if (isSignedOut(error)) return;
        setFailure(error instanceof ApiError ? sentenceOf(error) : FALLBACK);
        void refreshPremium();
      })
      .finally(() => onSaving(false));
  };

  return (
    <form id={id} onSubmit={submit} className="grid gap-4">
      <PaymentElement options={{ layout: 'tabs' }} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </form>
  );
}
