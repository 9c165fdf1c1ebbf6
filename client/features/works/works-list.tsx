import { Link } from 'wouter';
import { clsx } from 'clsx';
import { Bookmark, Eye, Heart, type IconComponent, Tag } from '#client/ui/icons.ts';
import { MAX_CHANGES } from '#shared/artworks/changes/limits.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { CheckBox } from '#client/ui/check-box.tsx';
import {
  OffersLink,
  RowMenu,
  State,
  Thumb,
  lineOf,
  openOffers,
  pathOf,
  priceText,
  titleOf,
} from './row-parts.tsx';
import type { Choice } from './use-choice.ts';

interface WorksListProps {
  rows: readonly OwnWork[];
  /** How many there are with the ones that are not read yet. */
  total: number;
  choice: Choice;
  /** Chooses all of them, up to a hundred. */
  onChooseAll: () => void;
  onDelete: (row: OwnWork) => void;
}

/** A table where there is room for one. */
export function WorksList(props: WorksListProps) {
  const isWide = useMedia('(width >= 70rem)');
  return isWide ? <Table {...props} /> : <List {...props} />;
}

const Box = ({ row, choice }: { row: OwnWork; choice: Choice }) => (
  <CheckBox
    label={t('Select {title}', { title: titleOf(row) })}
    checked={choice.isChosen(row)}
    onToggle={(_, isExtending) => choice.toggle(row, isExtending)}
  />
);

/** Of all rows; mixed when some are chosen. */
function AllBox({ total, choice, onChooseAll, isLabeled }: WorksListProps & { isLabeled?: boolean }) {
  const { length } = choice.chosen;
  const most = Math.min(total, MAX_CHANGES);
  const isAll = length > 0 && length >= most;
  return (
    <CheckBox
      label={tn(most, 'Select all {n}', 'Select all {n}')}
      checked={isAll}
      isMixed={length > 0 && !isAll}
      onToggle={(isChecked) => (isChecked ? onChooseAll() : choice.clear())}
    >
      {isLabeled && t('All {n}', { n: most })}
    </CheckBox>
  );
}

const HEAD = 'px-2 py-3 text-xs font-normal text-mute';
const CELL = 'num px-2 text-right text-sm';

function Table(props: WorksListProps) {
  const { rows, choice, onDelete } = props;
  const hasSaves = rows.some(({ work }) => work?.savesCount !== null && work !== null);
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{t('Your works')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="w-11">
            <AllBox {...props} />
          </th>
          <th scope="col" className={clsx(HEAD, 'text-left')}>
            {t('Work')}
          </th>
          <th scope="col" className={clsx(HEAD, 'w-40 text-left')}>
            {t('State')}
          </th>
          {[t('Price'), t('Views'), t('Likes'), ...(hasSaves ? [t('Saves')] : []), t('Offers')].map(
            (name) => (
              <th key={name} scope="col" className={clsx(HEAD, 'w-18 text-right first-of-type:w-24')}>
                {name}
              </th>
            ),
          )}
          <th scope="col" className="w-11">
            <span className="sr-only">{t('More')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const offers = openOffers(row);
          return (
            <tr
              key={row.id}
              className={clsx(
                'relative border-b border-line hover:bg-surface',
                choice.isChosen(row) && 'bg-surface',
              )}
            >
              <td>
                <Box row={row} choice={choice} />
              </td>
              <th scope="row" className="px-2 py-2.5 text-left font-normal">
                <Link href={pathOf(row)} className="flex items-center gap-4 after:absolute after:inset-0">
                  <Thumb row={row} className="size-14" />
                  <span className="min-w-0">
                    <span dir="auto" className="block truncate text-sm font-semibold text-paper">
                      {titleOf(row)}
                    </span>
                    <span className="block truncate text-xs text-mute">{lineOf(row)}</span>
                  </span>
                </Link>
              </th>
              <td className="px-2">
                <State row={row} className="grid justify-items-start gap-1" />
              </td>
              <td className={clsx(CELL, row.state === 'sold' ? 'text-mute' : 'text-paper')}>
                {priceText(row)}
              </td>
              <td className={CELL}>{row.work && count(row.work.viewsCount)}</td>
              <td className={CELL}>{row.work && count(row.work.likesCount)}</td>
              {hasSaves && <td className={CELL}>{row.work && count(row.work.savesCount ?? 0)}</td>}
              <td className={clsx(CELL, offers === 0 && 'text-mute')}>
                {offers ? <OffersLink row={row}>{count(offers)}</OffersLink> : offers}
              </td>
              <td className="relative z-10">
                <RowMenu row={row} onDelete={() => onDelete(row)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Figure = ({ icon: Icon, n, name }: { icon: IconComponent; n: number; name: string }) => (
  <span className="num inline-flex items-center gap-1.5 text-xs text-soft">
    <Icon size={14} aria-hidden />
    {count(n)}
    <span className="sr-only">{name}</span>
  </span>
);

function List(props: WorksListProps) {
  const { rows, choice, onDelete } = props;
  return (
    <>
      <div className="-ml-3 border-b border-line">
        <AllBox {...props} isLabeled />
      </div>
      <ul>
        {rows.map((row) => (
          <li
            key={row.id}
            className={clsx(
              'relative -mx-4 grid grid-cols-[44px_72px_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-2.5 pr-2 pl-1',
              choice.isChosen(row) && 'bg-surface',
            )}
          >
            <Box row={row} choice={choice} />
            <Thumb row={row} className="size-18" />
            <div className="grid min-w-0 gap-1.5 pl-1">
              <h2 dir="auto" className="truncate font-sans text-sm font-semibold text-paper">
                <Link href={pathOf(row)} className="after:absolute after:inset-0">
                  {titleOf(row)}
                </Link>
              </h2>
              <State row={row} className="flex flex-wrap items-center gap-x-2 gap-y-1" />
              <Facts row={row} />
            </div>
            <div className="grid justify-items-end self-start">
              <p className={clsx('num pr-2 text-sm', row.state === 'sold' ? 'text-mute' : 'text-paper')}>
                {priceText(row)}
              </p>
              <div className="relative z-10">
                <RowMenu row={row} onDelete={() => onDelete(row)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Figures of a work, or when a draft was saved. */
function Facts({ row }: { row: OwnWork }) {
  const { work } = row;
  if (!work) return <p className="text-xs text-mute">{lineOf(row)}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Figure icon={Eye} n={work.viewsCount} name={tn(work.viewsCount, 'view', 'views')} />
      <Figure icon={Heart} n={work.likesCount} name={tn(work.likesCount, 'like', 'likes')} />
      {work.savesCount !== null && (
        <Figure icon={Bookmark} n={work.savesCount} name={tn(work.savesCount, 'save', 'saves')} />
      )}
      {work.openOffersCount > 0 && (
        <OffersLink row={row}>
          <Figure
            icon={Tag}
            n={work.openOffersCount}
            name={tn(work.openOffersCount, 'open offer', 'open offers')}
          />
        </OffersLink>
      )}
    </p>
  );
}
