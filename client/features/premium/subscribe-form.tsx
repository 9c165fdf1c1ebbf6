import { useState } from 'react';
import { useLocation } from 'wouter';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { CardForm, PayButton } from '#client/features/payments/public.ts';
import type { Tax } from '#shared/tax/contract.ts';
import type { useCompany } from '#client/features/tax/public.ts';
import { TaxLine } from '#client/ui/tax-line.tsx';
import { useAction } from '#client/lib/action.ts';
import { ApiError } from '#client/lib/api.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { refreshPremium } from './premium-queries.ts';
import { nextMonth } from './times.ts';

interface SubscribeFormProps {
  price: string;
  /** Where the member is; undefined: it does not matter, or is not known. */
  country: string | undefined;
  /** What the price includes. */
  tax: Tax | null;
  company: Pick<ReturnType<typeof useCompany>, 'check' | 'save'>;
}

/** Card, today's and the next charge, and the button. Nothing is created before it is pressed. */
export function SubscribeForm({ price, country, tax, company }: SubscribeFormProps) {
  const [, navigate] = useLocation();
  const start = useAction(subscriptionEndpoints.start);
  const [next] = useState(() => nextMonth(new Date()));
  return (
    <CardForm
      check={company.check}
      onSubmit={async (card) => {
        await company.save();
        const { clientSecret } = await start.mutateAsync({ body: { expectedPrice: price, country } });
        const status = await card.pay(clientSecret, paths.subscriptionSuccess());
        if (status === 'succeeded') toast({ title: t('Welcome to Premium!') });
        void refreshPremium();
        navigate(paths.subscriptionSuccess());
      }}
      onFailure={(error, message) => {
        toast({ title: t('Payment Failed'), description: message, variant: 'destructive' });
        // The membership may already be active, or Premium no longer sold: the screen then shows that.
        if (!(error instanceof ApiError)) return;
        void refreshPremium();
        void refresh(siteEndpoints.config);
      }}
      details={
        <dl className="grid gap-2 border-t border-line pt-5 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-soft">{t('Today')}</dt>
            <dd className="num text-lg font-semibold text-paper">{shortUsd(price)}</dd>
          </div>
          {tax && <TaxLine tax={tax} />}
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-mute">{t('Then, starting {next}', { next: day(next) })}</dt>
            <dd className="num text-mute">{t('{price}/month', { price: shortUsd(price) })}</dd>
          </div>
        </dl>
      }
    >
      {(card) => (
        <div>
          <PayButton card={card} variant="gold">
            {t('Subscribe Now')}
          </PayButton>
          <p className="mt-3 text-center text-xs text-mute">
            {t('Cancel anytime. Access lasts until the end of your billing period.')}
          </p>
        </div>
      )}
    </CardForm>
  );
}
