import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { deliveryEndpoints } from '#shared/delivery/contract.ts';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Check } from '#client/ui/icons.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** What is left to do before someone can buy from a member who came to sell, until the first sale. */
export default function FirstSale() {
  const { id } = useMember();
  const config = useEndpoint(siteEndpoints.config, {});
  const works = useEndpoint(artworkEndpoints.byUser, { params: { id }, query: { forSale: 'true' } });
  const account = useEndpoint(payoutEndpoints.account, {});
  const profiles = useEndpoint(deliveryEndpoints.list, {});
  if (config.isPending || works.isPending || account.isPending || profiles.isPending)
    return <Skeleton className="mt-5 h-72 rounded-lg sm:mt-8 sm:h-58" />;
  if (!works.data || !account.data || config.data?.payments.mode === 'off') return null;
  const hasPrice = works.data.some(({ price }) => price !== null);
  const { status } = account.data;
  // Files need none, and a work may keep one cost for everywhere.
  const hasDelivery = (profiles.data ?? []).length > 0;
  const isReady = hasPrice && status === 'active';
  return (
    <section aria-labelledby="first-sale" className="mt-5 rounded-lg bg-surface p-5 sm:mt-8 sm:p-8">
      <h2 id="first-sale" className="text-2xl">
        {t('Your first sale')}
      </h2>
      <p className="mt-1 text-sm text-mute">
        {isReady
          ? t('Everything is ready. We’ll notify you when someone buys from you.')
          : t('Here’s what’s left to do.')}
      </p>
      <ol className="mt-4 divide-y divide-line">
        <Line
          isDone={hasPrice}
          title={t('A work with a price')}
          body={t('Upload one, or add a price to one you have.')}
        >
          <Button asChild variant="outline">
            <Link href={paths.upload()}>{t('Upload Artwork')}</Link>
          </Button>
        </Line>
        <Line
          isDone={status === 'active'}
          title={t('A payout account')}
          body={t('So your earnings reach your bank.')}
        >
          <GetPaid isBegun={status === 'incomplete'} name={t('Set up payouts')} />
        </Line>
        <Line
          isDone={hasDelivery}
          title={t('Delivery')}
          body={t('What sending a work costs and how long it takes. Files need none.')}
        >
          <Button asChild variant="outline">
            <Link href={paths.settings('delivery')}>{t('Set up delivery')}</Link>
          </Button>
        </Line>
      </ol>
    </section>
  );
}

interface LineProps {
  isDone: boolean;
  title: string;
  body: string;
  /** How to do it. */
  children: ReactNode;
}

const Line = ({ isDone, title, body, children }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
    <span
      aria-hidden
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full border',
        isDone ? 'border-ok text-ok' : 'border-edge',
      )}
    >
      {isDone && <Check size={16} strokeWidth={3} />}
    </span>
    <div className="min-w-0 flex-1 basis-48">
      <p className="text-base font-semibold text-paper">
        {title}
        {isDone && <span className="sr-only">{`, ${t('done')}`}</span>}
      </p>
      {!isDone && <p className="text-sm text-mute">{body}</p>}
    </div>
    {!isDone && children}
  </li>
);
