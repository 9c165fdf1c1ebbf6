import { useEffect, useState } from 'react';
import type { Result } from '#shared/http/endpoint.ts';
import type { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { CardRefusal } from '#client/features/payments/public.ts';
import { ApiError, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { isPassing } from '#client/lib/is-passing.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { onSignedOut } from '#client/lib/unauthorized.ts';
import { refreshProjects } from '../hire-queries.ts';

type PaymentToMake = Result<typeof hireDealEndpoints.accept>;

const FALLBACK = t('Payment failed. Please try again.');
const UNFINISHED = t('Your payment wasn’t completed, and you weren’t charged. Please try again.');
const SLOW = t('Your payment isn’t confirmed yet. You can close this and check the project later.');
const WAITS_MS = [0, 1000, 2000, 3000, 4000, 5000, 5000, 10_000, 10_000, 20_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** idle: waiting for input. paying: charging the card. waiting: the bank is processing. */
type Stage = 'idle' | 'paying' | 'waiting';

export interface PaymentOptions {
  /** The amount that the dialog names. */
  amount: string;
  /** Remembers in this tab that a payment is being confirmed. */
  marker: string;
  /** Asks the server for the payment; returns the same one on every call. */
  ask: () => Promise<PaymentToMake>;
  onPaid: () => void;
}
/** Charges the card; throws CardRefusal. */
type Confirm = (clientSecret: string) => Promise<unknown>;

/** One payment from its creation to the server's confirmation; continues after a reload. */
export function usePayment({ amount, marker, ask, onPaid }: PaymentOptions) {
  const [resumes] = useState(() => readDraft(marker) !== null);
  const [stage, setStage] = useState<Stage>(resumes ? 'waiting' : 'idle');
  const [failure, setFailure] = useState('');
  /** The amount that the button has named so far. */
  const [named, setNamed] = useState(amount);
  // The designer changed the price meanwhile.
  if (stage === 'idle' && amount !== named) {
    setNamed(amount);
    if (!failure)
      setFailure(
        t('The amount has changed to {amount}. Please review it before you pay.', {
          amount: shortUsd(amount),
        }),
      );
  }

  const finish = () => {
    deleteDraft(marker);
    onPaid();
    void refreshProjects();
  };
  const refuse = (message: string) => {
    deleteDraft(marker);
    setFailure(message);
    setStage('idle');
  };
  const fail = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut();
    refuse(error instanceof ApiError ? sentenceOf(error) : FALLBACK);
    void refreshProjects();
  };
  /** Until the provider has reported it to the server. */
  const settle = async () => {
    setStage('waiting');
    for (const ms of WAITS_MS) {
      await pause(ms);
      const status = await ask().then(
        (payment) => payment.status,
        (error: unknown) => {
          if (!isPassing(error)) throw error;
        },
      );
      if (status === 'paid') return finish();
      if (status === 'open') return refuse(UNFINISHED);
    }
    setFailure(SLOW);
  };
  const pay = async (confirm: Confirm) => {
    setFailure('');
    setStage('paying');
    const payment = await ask();
    if (payment.status !== 'open' || !payment.clientSecret) return settle();
    if (payment.amount !== amount) {
      await refreshProjects();
      return refuse(
        t('The amount has changed to {amount}. You weren’t charged. Please review it and try again.', {
          amount: shortUsd(payment.amount),
        }),
      );
    }
    writeDraft(marker, true);
    try {
      await confirm(payment.clientSecret);
    } catch (error) {
      if (!(error instanceof CardRefusal)) throw error;
      refuse(error.message);
      toast({ title: t('Payment Failed'), description: error.message, variant: 'destructive' });
      return;
    }
    await settle();
  };

  useEffect(() => {
    if (resumes) settle().catch(fail);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  }, []);

  /** Checks an interrupted payment before anything else is fetched. */
  const notice = resumes && failure === UNFINISHED ? failure : '';
  return { stage, failure, notice, pay: (confirm: Confirm) => pay(confirm).catch(fail) };
}
