import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Subscription } from '#shared/premium/contract.ts';
import { OutcomeFacts, OutcomeHead } from '#client/features/payments/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { displayName } from '#shared/kernel/names.ts';
import { paths } from '#client/paths.ts';
import { cardName } from './card-name.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

interface PremiumResultProps {
  subscription: Subscription;
  /** Polled long enough: the member checks manually from now on. */
  isWaitOver: boolean;
  onCheckAgain: () => void;
  picture: Artwork | undefined;
}
type ShownOutcome = Exclude<Outcome, 'none'>;

const TITLES: Record<ShownOutcome, string> = {
  active: t('Welcome to Premium!'),
  open: t('No payment yet'),
  failed: t('Payment Failed'),
};

const bodyOf = (outcome: ShownOutcome, { failureMessage }: Subscription): string =>
  ({
    active: t('Every course, every lesson and unlimited uploads are now yours.'),
    open: t('We haven’t received a payment for Premium. If you’ve just paid, this page updates by itself.'),
    failed: failureMessage ?? t('Payment failed. You weren’t charged.'),
  })[outcome];

/** The true state comes from the server; the URL alone never claims success. */
export function PremiumResult({ subscription, isWaitOver, onCheckAgain, picture }: PremiumResultProps) {
  const outcome = outcomeOf(subscription);
  const shown = outcome === 'none' ? 'failed' : outcome;
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,480px)] xl:gap-16 xl:py-4">
      {picture && (
        <figure className="xl:order-last">
          <Picture
            work={picture}
            sizes="(width < 80rem) 100vw, 480px"
            className="aspect-4/3 h-auto w-full object-cover xl:aspect-auto"
          />
          <WallLabel className="mt-4 text-sm!" name={displayName(picture.user)} title={picture.title}>
            {picture.medium}
          </WallLabel>
        </figure>
      )}
      <div className="self-center">
        <OutcomeHead outcome={shown} title={TITLES[shown]} body={bodyOf(shown, subscription)} />
        {shown === 'active' && <Facts subscription={subscription} />}
        <div className="mt-8 flex flex-wrap gap-3">
          {shown === 'open' && (
            <Button asChild size="lg" className="max-sm:w-full">
              <Link href={paths.subscribe()}>{t('Go to Premium')}</Link>
            </Button>
          )}
          {shown === 'open' && isWaitOver && (
            <Button variant="outline" size="lg" className="max-sm:w-full" onClick={onCheckAgain}>
              {t('Check again')}
            </Button>
          )}
          {shown === 'active' && (
            <>
              <Button asChild size="lg" className="max-sm:w-full">
                <Link href={paths.home()}>{t('Start Exploring')}</Link>
              </Button>
              <Button asChild size="lg" variant="outline" className="max-sm:w-full">
                <Link href={paths.subscribe()}>{t('Your Premium subscription')}</Link>
              </Button>
            </>
          )}
          {shown === 'failed' && (
            <Button asChild size="lg" className="max-sm:w-full">
              <Link href={paths.subscribe()}>{t('Try again')}</Link>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const Facts = ({ subscription }: { subscription: Subscription }) => {
  const { price, startedAt, currentPeriodEnd, cancelAtPeriodEnd, card } = subscription;
  const facts: [term: string, value: string][] = [
    [t('Per month'), shortUsd(price)],
    [t('Since'), day(startedAt)],
    ...(currentPeriodEnd
      ? ([[cancelAtPeriodEnd ? t('Ends') : t('Renews'), day(currentPeriodEnd)]] as [string, string][])
      : []),
    ...(card ? ([[t('Card'), `${cardName(card.brand)} ${card.last4}`]] as [string, string][]) : []),
  ];
  return <OutcomeFacts facts={facts} />;
};
