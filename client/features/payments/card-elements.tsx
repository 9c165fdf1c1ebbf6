import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Elements } from '@stripe/react-stripe-js';
import { FlaskConical } from '#client/ui/icons.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { APPEARANCE } from './appearance.ts';
import { getStripe } from './stripe.ts';

interface CardElementsProps {
  /** The purpose of the card; cents if it is charged. setupFutureUsage: it is also saved for later charges. */
  purpose:
    | { mode: 'payment' | 'subscription'; amount: number; setupFutureUsage?: 'off_session' }
    | { mode: 'setup' };
  children: ReactNode;
}

/** Wraps the provider's fields once they are loaded; says so if payments are not real. */
export function CardElements({ purpose, children }: CardElementsProps) {
  const config = useEndpoint(siteEndpoints.config, {});
  const stripe = useQuery({ queryKey: ['stripe'], queryFn: getStripe });
  return (
    <div className="grid gap-5">
      {config.data && config.data.payments.mode !== 'live' && (
        <TestMode isSandbox={config.data.payments.mode === 'sandbox'} />
      )}
      {stripe.isError ? (
        <LoadError what={t('The payment form couldn’t be loaded.')} onRetry={() => void stripe.refetch()} />
      ) : stripe.data ? (
        <Elements stripe={stripe.data} options={{ ...purpose, currency: 'usd', appearance: APPEARANCE }}>
          {children}
        </Elements>
      ) : (
        <FieldSkeletons />
      )}
    </div>
  );
}

const TestMode = ({ isSandbox }: { isSandbox: boolean }) => (
  <p className="flex items-start gap-2.5 rounded-sm bg-raised px-3.5 py-3 text-xs text-soft">
    <FlaskConical size={16} aria-hidden className="mt-px shrink-0 text-info" />
    <span>
      {tx('{testMode} You won’t be charged. Use {cardNumber} with any future date and CVC.', {
        testMode: <strong className="font-semibold text-info">{t('Test mode.')}</strong>,
        cardNumber: <span className="num whitespace-nowrap text-paper">4242 4242 4242 4242</span>,
      })}
      {isSandbox && (
        <>
          {' '}
          {tx('Skip ahead with the {testClock}.', {
            testClock: (
              <a href={paths.testClock()} target="_blank" rel="noreferrer" className="text-paper underline">
                {t('test clock')}
              </a>
            ),
          })}
        </>
      )}
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
