import { useState } from 'react';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Statistics, StatisticsWork } from '#shared/statistics/contract.ts';
import type { Period } from '#shared/statistics/figures.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn, txn } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { paths } from '#client/paths.ts';
import { conversionOf, show, totalOf } from './figures.ts';
import { useWorks } from './use-statistics.ts';
import * as labels from './labels.ts';

const ON_A_PHONE = 5;

const COLUMNS = [
  'views',
  'likes',
  'saves',
  'offers',
  'checkouts',
  'sold',
  'conversion',
  'earnedCents',
] as const;
type Column = (typeof COLUMNS)[number];
/** A tablet has no room for them. */
const isWideOnly = (column: Column) => column === 'saves' || column === 'offers';
const headOf = (column: Column) => (column === 'conversion' ? t('Conversion') : labels.COLUMNS[column]);

/** A work is seen by each visitor once a day, so its views are its visitors. */
const rankOf = (work: StatisticsWork, column: Column): number =>
  column === 'conversion' ? (work.views > 0 ? work.sold / work.views : 0) : work[column];
const cellOf = (work: StatisticsWork, column: Column): string =>
  column === 'conversion' ? conversionOf(work.sold, work.views) : show(column, work[column]);

const priceOf = ({ isForSale, price }: StatisticsWork): string => {
  if (!isForSale) return t('Not for sale');
  return price === null ? t('Price on request') : shortUsd(price);
};

const Sold = () => <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-accent" />;

/** The member's works in the period, in any order; a row opens its work. */
export function WorksPanel({ statistics, period }: { statistics: Statistics; period: Period }) {
  const works = useWorks(period);
  const isWide = useMedia('(width >= 48rem)');
  return (
    <Panel title={t('Works')} className="mt-6">
      <Loaded
        query={works}
        failure={t('The artworks couldn’t be loaded.')}
        skeleton={<Skeletons count={5} each="h-14" />}
      >
        {(list) => (isWide ? <Table works={list} statistics={statistics} /> : <Phone works={list} />)}
      </Loaded>
      <p className="mt-4 max-w-[78ch] text-xs text-mute">
        {t(
          'Conversion: works sold per 100 visitors. A refunded sale is subtracted on the day of the refund. A visitor who saw several works in a day counts once under All works.',
        )}
      </p>
    </Panel>
  );
}

function Table({ works, statistics: { days } }: { works: StatisticsWork[]; statistics: Statistics }) {
  const [order, setOrder] = useState<{ by: Column; isUp: boolean }>({ by: 'views', isUp: false });
  const sorted = works.toSorted(
    (a, b) => (rankOf(b, order.by) - rankOf(a, order.by)) * (order.isUp ? -1 : 1),
  );
  const sort = (by: Column) => setOrder({ by, isUp: by === order.by && !order.isUp });
  const total = (column: Column): string =>
    column === 'conversion'
      ? conversionOf(totalOf(days, 'sold'), totalOf(days, 'visitors'))
      : show(column, totalOf(days, column));
  return (
    <table className="w-full table-fixed">
      <thead>
        <tr className="[&>th]:pb-1 [&>th:first-child]:w-[34%] lg:[&>th:first-child]:w-[28%]">
          <th scope="col" className="text-left text-xs font-normal text-mute">
            {t('Work')}
          </th>
          {COLUMNS.map((column) => {
            const isOrder = column === order.by;
            return (
              <th
                key={column}
                scope="col"
                aria-sort={isOrder ? (order.isUp ? 'ascending' : 'descending') : 'none'}
                className={clsx('text-right text-xs', isWideOnly(column) && 'max-lg:hidden')}
              >
                <button
                  type="button"
                  onClick={() => sort(column)}
                  className={clsx(
                    'min-h-8 whitespace-nowrap hover:text-paper pointer-coarse:min-h-11',
                    isOrder ? 'font-semibold text-paper' : 'text-mute',
                  )}
                >
                  {headOf(column)}
                  {isOrder && <span aria-hidden>{order.isUp ? ' ↑' : ' ↓'}</span>}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sorted.map((work) => (
          <tr key={work.id} className="relative border-t border-line hover:bg-raised">
            <th scope="row" className="py-2.5 text-left font-normal">
              <Link
                href={paths.artwork(work.id)}
                className="flex items-center gap-3.5 after:absolute after:inset-0"
              >
                <Picture
                  work={work}
                  isBare
                  alt=""
                  sizes="44px"
                  loading="lazy"
                  className="size-11 rounded-xs object-cover"
                />
                <span className="min-w-0">
                  <span dir="auto" className="block truncate text-sm font-semibold text-paper">
                    {work.title}
                  </span>
                  <span className="block text-xs text-mute">
                    {work.isSold ? (
                      <>
                        <Sold />
                        {t('Sold')}
                      </>
                    ) : (
                      priceOf(work)
                    )}
                  </span>
                </span>
              </Link>
            </th>
            {COLUMNS.map((column) => (
              <td
                key={column}
                className={clsx(
                  'num py-2.5 text-right text-sm',
                  isWideOnly(column) && 'max-lg:hidden',
                  rankOf(work, column) === 0 ? 'text-mute' : column === 'views' ? 'text-paper' : 'text-soft',
                )}
              >
                {cellOf(work, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-edge">
          <th scope="row" className="py-3 text-left text-sm font-semibold text-paper">
            {t('All works')}
          </th>
          {COLUMNS.map((column) => (
            <td
              key={column}
              className={clsx(
                'num py-3 text-right text-sm font-semibold text-paper',
                isWideOnly(column) && 'max-lg:hidden',
              )}
            >
              {total(column)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Phone({ works }: { works: StatisticsWork[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul>
        {(isWhole ? works : works.slice(0, ON_A_PHONE)).map((work) => (
          <li
            key={work.id}
            className="relative grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3.5 border-t border-line py-4 first:border-0 first:pt-0"
          >
            <Picture
              work={work}
              isBare
              alt=""
              sizes="56px"
              loading="lazy"
              className="size-14 rounded-xs object-cover"
            />
            <div className="min-w-0">
              <Link
                href={paths.artwork(work.id)}
                dir="auto"
                className="block truncate text-sm font-semibold text-paper after:absolute after:inset-0"
              >
                {work.title}
              </Link>
              <p className="mt-0.5 text-xs text-mute">
                {txn(work.likes, '{n} like', '{n} likes', {
                  n: <span className="num">{show('likes', work.likes)}</span>,
                })}
              </p>
              <p className="mt-0.5 text-xs text-mute">
                <Outcome work={work} />
              </p>
            </div>
            <p className="text-right">
              <span className="num block text-base text-paper">{show('views', work.views)}</span>
              <span className="text-2xs text-mute">{tn(work.views, 'view', 'views')}</span>
            </p>
          </li>
        ))}
      </ul>
      {!isWhole && works.length > ON_A_PHONE && (
        <div className="border-t border-line pt-3">
          <Button variant="quiet" className="-ml-5" onClick={() => setWhole(true)}>
            {t('Show all {n} works', { n: works.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function Outcome({ work }: { work: StatisticsWork }) {
  if (work.sold > 0)
    return (
      <span className="text-soft">
        <Sold />
        {t('Sold, {earned} earned, {percent}', {
          earned: show('earnedCents', work.earnedCents),
          percent: conversionOf(work.sold, work.views),
        })}
      </span>
    );
  return work.checkouts > 0
    ? tn(work.checkouts, '{n} checkout started, 0%', '{n} checkouts started, 0%')
    : t('No checkout yet');
}
