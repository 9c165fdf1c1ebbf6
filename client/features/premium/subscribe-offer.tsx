import { Check, Info } from '#client/ui/icons.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Subscription } from '#shared/premium/contract.ts';
import { PREMIUM_SOON } from './premium-soon.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { t, tx } from '#client/lib/t.ts';
import { benefits } from './benefits.ts';
import { LeftOut } from './left-out.tsx';
import { SubscribePanel } from './subscribe-panel.tsx';

interface SubscribeOfferProps {
  /** The previous subscription, if any. */
  last: Subscription | null;
  price: string;
  /** Otherwise the notice replaces the form. */
  isSold: boolean;
  picture: Artwork | undefined;
}

/** Explains Premium, with the form to subscribe. */
export const SubscribeOffer = ({ last, price, isSold, picture }: SubscribeOfferProps) => (
  <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_448px] xl:gap-16">
    <div>
      <h1 className="text-hero font-[650]">{t('Premium')}</h1>
      {isSold && (
        <p className="mt-5 text-lg text-soft">
          {tx('{price}/month, cancel anytime', {
            price: <span className="num mr-1.5 text-3xl font-semibold text-gold">{shortUsd(price)}</span>,
          })}
        </p>
      )}
      {last?.status === 'canceled' && last.endedAt && (
        <p className="mt-4 flex items-start gap-2.5 text-sm text-info">
          <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
          {t('Your Premium subscription ended on {endedAt}.', { endedAt: day(last.endedAt) })}
        </p>
      )}
      <ul className="mt-9 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {benefits(prices()).map(({ title, worth }) => (
          <li key={title} className="grid grid-cols-[20px_minmax(0,1fr)] gap-3.5">
            <Check size={20} aria-hidden className="mt-0.5 text-gold" />
            <div>
              <p className="text-base font-semibold text-paper">{title}</p>
              <p className="mt-0.5 text-sm text-mute">{worth}</p>
            </div>
          </li>
        ))}
      </ul>
      <LeftOut />
    </div>
    <div className="overflow-hidden rounded-lg bg-surface xl:self-start">
      {picture && (
        // A strip beside the benefits, so that the button is visible without scrolling.
        <div className="aspect-[5/4] overflow-hidden xl:aspect-[2/1]">
          <Picture
            work={picture}
            isBare
            alt=""
            sizes="(width < 80rem) 100vw, 672px"
            className="size-full object-cover xl:scale-150"
          />
        </div>
      )}
      {isSold ? <SubscribePanel price={price} /> : <Soon />}
    </div>
  </div>
);

const Soon = () => (
  <section aria-labelledby="soon" className="p-5 sm:p-7">
    <h2 id="soon" className="text-xl">
      {PREMIUM_SOON.title}
    </h2>
    <p className="mt-2 text-sm text-soft">{PREMIUM_SOON.description}</p>
  </section>
);
