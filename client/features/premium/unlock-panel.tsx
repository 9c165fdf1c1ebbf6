import { clsx } from 'clsx';
import { Check } from '#client/ui/icons.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { HOME_COURSES } from '#shared/kernel/limits.ts';
import { PremiumLink } from './premium-link.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';

const SHOWN = [
  t('Full access to all insight courses'),
  t('Higher commission rates'),
  t('Unlimited uploads and storage'),
];

/** Stands on Home, for members without Premium. Hidden without courses. */
export function UnlockPanel({ picture }: { picture: Artwork | undefined }) {
  const { isSubscriber } = useMember();
  // Inspiration on Home sends the same query, so it is cached.
  const courses = useEndpoint(courseEndpoints.list, { query: { limit: HOME_COURSES } });
  if (isSubscriber || courses.data?.length === 0) return null;
  return (
    <section
      aria-labelledby="unlock"
      className={clsx(
        'relative mb-20 grid grid-cols-1 overflow-hidden rounded-lg bg-surface',
        picture && 'md:grid-cols-[1.2fr_1fr]',
      )}
    >
      <div className="p-7 sm:p-12">
        <h2 id="unlock" className="text-3xl">
          {t('Unlock Full Access')}
        </h2>
        <p className="mt-3 max-w-[44ch] text-soft">
          {t('Free members get 20-second previews of Premium courses. Premium unlocks every course in full.')}
        </p>
        <ul className="mt-5 grid gap-2 text-sm text-paper">
          {SHOWN.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check size={18} aria-hidden className="shrink-0 text-gold" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap items-center gap-5">
          <PremiumLink size="lg">{t('Subscribe Now')}</PremiumLink>
          <p className="text-sm text-soft">
            {tx('{premiumPriceUsd}/month', {
              premiumPriceUsd: (
                <span className="num text-lg text-paper">{shortUsd(prices().premiumPrice)}</span>
              ),
            })}
          </p>
        </div>
      </div>
      {picture && (
        <div className="relative max-md:h-44">
          <Picture
            work={picture}
            isBare
            alt=""
            loading="lazy"
            sizes="(width < 48rem) 100vw, 45vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </section>
  );
}
