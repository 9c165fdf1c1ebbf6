import type { ReactNode } from 'react';
import { X } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { makingLabel } from '#client/ui/making-names.ts';
import { DeliveryText } from '#client/features/delivery/public.ts';
import { useCountry } from '#client/lib/country.ts';
import { destinationOf } from '#client/lib/delivery.ts';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { backOnDay } from '#client/lib/away.ts';
import { dayAndTime, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { sizeText } from '#client/lib/work-size.ts';
import { paths } from '#client/paths.ts';
import { SaveAction } from '../saving/save-action.tsx';
import type { Compared } from './compared.ts';

function Price({ artwork }: { artwork: ArtworkDetail }) {
  const { isSold, isForSale, price, onHoldUntil, agreed } = atAgreedPrice(artwork);
  const backOn = agreed ? null : artwork.backOn;
  if (isSold) return t('Sold');
  if (!isForSale) return t('Not for sale');
  return (
    <>
      {price ? <span className="num text-base">{shortUsd(price)}</span> : t('Price on request')}
      {backOn && (
        <span className="block text-2xs text-info">{t('Back on {day}', { day: backOnDay(backOn) })}</span>
      )}
      {onHoldUntil && (
        <span className="block text-2xs text-mute">
          {t('On hold until {when}', { when: dayAndTime(onHoldUntil) })}
        </span>
      )}
    </>
  );
}

/** To the viewer's country. */
function Delivery({ artwork }: { artwork: ArtworkDetail }) {
  const country = useCountry();
  const { isPhysical, isForSale, isSold } = artwork;
  if (!isForSale || isSold) return <span className="text-mute">{t('Not for sale')}</span>;
  if (!isPhysical) return t('A file, right after payment');
  return <DeliveryText to={destinationOf(artwork, country)} />;
}

const ROWS: readonly [string, (artwork: ArtworkDetail) => ReactNode][] = [
  [t('Price'), (artwork) => <Price artwork={artwork} />],
  [t('Delivery'), (artwork) => <Delivery artwork={artwork} />],
  [t('Size'), (artwork) => sizeText(artwork) ?? <span className="text-mute">{t('Not given')}</span>],
  [t('Medium'), ({ medium }) => medium ?? <span className="text-mute">{t('Not given')}</span>],
  [t('Year'), ({ createdAt }) => createdAt.getFullYear()],
  [t('Category'), ({ category }) => <CategoryDot category={category} />],
  [
    t('Type'),
    (artwork) =>
      `${artwork.isPhysical ? t('Physical work') : t('File')}, ${makingLabel(artwork).toLowerCase()}`,
  ],
];

interface CompareTableProps {
  works: Compared[];
  onRemove: (work: Compared) => void;
}

/** A column for each work; on a phone a row's name stands above its first value. */
export const CompareTable = ({ works, onRemove }: CompareTableProps) => (
  <table className="mt-2 w-full table-fixed border-collapse text-sm">
    <caption className="sr-only">{t('Comparison')}</caption>
    <thead>
      <tr className="align-top">
        <th scope="col" className="w-32 max-sm:hidden">
          <span className="sr-only">{t('Detail')}</span>
        </th>
        {works.map((work) => (
          <th key={work.id} scope="col" className="py-4 pr-3 text-left font-normal sm:pr-6">
            <span className="flex items-start justify-between gap-1">
              <Heading work={work} />
              <IconButton
                label={t('Remove {title}', { title: work.artwork?.title ?? t('this work') })}
                className="-mt-2.5 max-sm:hidden"
                onClick={() => onRemove(work)}
              >
                <X size={17} aria-hidden />
              </IconButton>
            </span>
          </th>
        ))}
        {works.length === 1 && <td aria-hidden />}
      </tr>
    </thead>
    <tbody>
      {ROWS.map(([name, cell]) => (
        <tr key={name} className="border-t border-line align-top">
          <th scope="row" className="py-3.5 pr-3 text-left font-normal text-mute max-sm:hidden">
            {name}
          </th>
          {works.map(({ id, artwork, isPending }, index) => (
            <td
              key={id}
              dir="auto"
              className="py-3 pr-3 leading-snug wrap-anywhere text-paper max-sm:text-xs sm:py-3.5 sm:pr-6"
            >
              <span
                aria-hidden
                className={clsx('mb-0.5 block text-2xs text-mute sm:hidden', index > 0 && 'invisible')}
              >
                {name}
              </span>
              {artwork ? cell(artwork) : isPending ? <Skeleton className="h-4 w-2/3" /> : null}
            </td>
          ))}
        </tr>
      ))}
      <tr className="border-t border-line align-top">
        <th scope="row" className="max-sm:hidden">
          <span className="sr-only">{t('Actions')}</span>
        </th>
        {works.map((work) => (
          <td key={work.id} className="py-4 pr-2 sm:pr-6">
            <span className="flex flex-wrap gap-2">
              {work.artwork && (
                <Button asChild className="max-sm:w-full max-sm:px-2! max-sm:text-xs!">
                  <Link
                    href={paths.artwork(work.id)}
                    aria-label={t('View {title}', { title: work.artwork.title })}
                  >
                    {t('View artwork')}
                  </Link>
                </Button>
              )}
              {work.artwork && (
                <SaveAction work={work.artwork} className="max-sm:w-full max-sm:px-1! max-sm:text-xs!" />
              )}
              <Button
                variant="quiet"
                aria-label={t('Remove {title}', { title: work.artwork?.title ?? t('this work') })}
                className="w-full px-1! text-xs! sm:hidden"
                onClick={() => onRemove(work)}
              >
                {t('Remove')}
              </Button>
            </span>
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

function Heading({ work: { artwork, isPending, isGone, retry } }: { work: Compared }) {
  if (artwork)
    return (
      <span className="min-w-0 wrap-anywhere">
        <Link
          href={paths.artwork(artwork.id)}
          dir="auto"
          className="block text-sm leading-snug font-semibold text-paper hover:underline sm:text-base"
        >
          {artwork.title}
        </Link>
        <span dir="auto" className="mt-0.5 block text-xs text-mute">
          {displayName(artwork.user)}
        </span>
      </span>
    );
  if (isPending) return <Skeleton className="h-5 w-3/4" />;
  return (
    <span role="alert" className="grid min-w-0 justify-items-start gap-2 text-sm text-soft">
      {isGone ? t('No longer available') : t('Not loaded')}
      {!isGone && (
        <Button variant="outline" size="sm" onClick={retry}>
          {t('Try again')}
        </Button>
      )}
    </span>
  );
}
