import { Suspense, useRef, useState } from 'react';
import { CircleAlert } from '#client/ui/icons.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import { type Subscription, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t, tx } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { cardName } from './card-name.ts';
import { usePremiumAction } from './premium-queries.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));
const CardDialog = lazyPart(() => import('./card-dialog.tsx'));

type Stage = 'active' | 'ending' | 'failed';

function stageOf({ status, cancelAtPeriodEnd }: Subscription): Stage {
  if (status === 'past_due' || status === 'unpaid') return 'failed';
  return cancelAtPeriodEnd ? 'ending' : 'active';
}

const CHIPS = {
  active: (
    <Chip tone="gold" className="bg-ink/50!">
      {t('Active')}
    </Chip>
  ),
  ending: (
    <Chip tone="gold" className="bg-ink/50!">
      {t('Ends soon')}
    </Chip>
  ),
  failed: (
    <Chip tone="danger" icon={CircleAlert} className="bg-ink/50!">
      {t('Payment failed')}
    </Chip>
  ),
};

function titleOf(stage: Stage, { currentPeriodEnd }: Subscription): string {
  if (stage === 'failed') return t('Your last payment failed');
  if (!currentPeriodEnd) return t('Premium');
  const end = day(currentPeriodEnd);
  return stage === 'ending'
    ? t('Premium ends on {date}', { date: end })
    : t('Renews on {date}', { date: end });
}

function Words({ stage, subscription }: { stage: Stage; subscription: Subscription }) {
  const { isPremium, price, card } = subscription;
  if (stage === 'ending') return t('Access continues until then. You won’t be charged again.');
  if (stage === 'failed') {
    return isPremium
      ? t('Access continues while we retry. Update your card to pay now.')
      : t('Update your card to restore access.');
  }
  const figure = <span className="num text-paper">{shortUsd(price)}</span>;
  if (!card) return tx('{price}/month.', { price: figure });
  return tx('{price}/month, charged to {cardName} {last4}.', {
    price: figure,
    cardName: cardName(card.brand),
    last4: <span className="num">{card.last4}</span>,
  });
}

interface PlanPanelProps {
  subscription: Subscription;
  picture: Artwork | undefined;
}

/** The subscription's status and its actions, the primary one first. */
export function PlanPanel({ subscription, picture }: PlanPanelProps) {
  const [opened, setOpened] = useState<'cancel' | 'card'>();
  const stage = stageOf(subscription);
  const resume = usePremiumAction(subscriptionEndpoints.resume, t('Premium resumed'), () => {});
  const actions = useRef<HTMLDivElement>(null);
  // The button of a finished action disappears.
  useRefocus(actions, `${stage} ${resume.isPending}`);
  const close = () => setOpened(undefined);
  return (
    <section
      aria-label={t('Plan')}
      className="grid grid-cols-1 overflow-hidden rounded-lg bg-gold-wash sm:grid-cols-[minmax(0,1fr)_220px]"
    >
      <div className="p-5 sm:p-7">
        {CHIPS[stage]}
        <h2 className="mt-4 text-2xl">{titleOf(stage, subscription)}</h2>
        <p className="mt-1.5 text-sm text-soft">
          <Words stage={stage} subscription={subscription} />
        </p>
        <div ref={actions} tabIndex={-1} className="mt-6 flex flex-wrap gap-3 outline-none">
          {stage === 'failed' && (
            <Button variant="gold" onClick={() => setOpened('card')}>
              {t('Update payment method')}
            </Button>
          )}
          {subscription.cancelAtPeriodEnd ? (
            <Button
              variant={stage === 'failed' ? 'outline' : 'gold'}
              disabled={resume.isPending}
              onClick={() => resume.mutate({})}
            >
              {resume.isPending ? t('Resuming...') : t('Resume Premium')}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setOpened('cancel')}>
              {t('Cancel at period end')}
            </Button>
          )}
        </div>
        {resume.error && (
          <p role="alert" className="mt-3 text-sm text-danger">
            {sentenceOf(resume.error)}
          </p>
        )}
      </div>
      {picture && (
        <div className="relative max-sm:h-36">
          <Picture
            work={picture}
            isBare
            alt=""
            sizes="(width < 40rem) 100vw, 220px"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          {opened === 'cancel' ? (
            <CancelDialog subscription={subscription} onClose={close} />
          ) : (
            <CardDialog onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}
