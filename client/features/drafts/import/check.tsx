import { useState } from 'react';
import { FileText, Info } from '#client/ui/icons.ts';
import { MAX_DRAFTS } from '#shared/drafts/limits.ts';
import { gapsOf } from '#shared/drafts/to-work.ts';
import { Button } from '#client/ui/base/button.tsx';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { fileSize, shortUsd } from '#client/lib/format.ts';
import { t, tn, tx, txn } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import type { Choice, Plan } from './plan.ts';
import { type PlannedWork, goesIn } from './gather.ts';
import { Seen, type Standing, Thumb, Title, standingOf } from './work-parts.tsx';

/** Ready ones beyond these are folded away. */
const READY_SHOWN = 8;

interface CheckProps {
  choice: Choice;
  plan: Plan;
  onAgain: () => void;
  onMake: () => void;
}

/** What was read, a row a work. Nothing is made yet. */
export function Check({ choice, plan, onAgain, onMake }: CheckProps) {
  const [filter, setFilter] = useState<Standing | 'all'>('all');
  const [isWhole, setWhole] = useState(false);
  const isWide = useMedia('(width >= 48rem)');
  const { works, unread } = plan;
  const of = (standing: Standing) => works.filter((work) => standingOf(work) === standing);
  const all = filter === 'all' ? works : of(filter);
  const folded = new Set(
    isWhole ? [] : all.filter((work) => standingOf(work) === 'ready').slice(READY_SHOWN),
  );
  const shown = all.filter((work) => !folded.has(work));
  const chips = [
    ['all', t('All'), works.length],
    ['ready', t('Ready'), of('ready').length],
    ['look', t('To review'), of('look').length],
    ['out', t('Left out'), of('out').length],
  ] as const;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <FilterChips label={t('Works')} items={chips} value={filter} onChange={setFilter} />
        <p className="flex items-center gap-2 text-sm text-mute">
          <FileText size={16} aria-hidden className="shrink-0" />
          {aboutOf(choice)}
        </p>
      </div>
      {unread.length > 0 && (
        <p className="mb-4 flex gap-2 text-sm text-info">
          <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">
            {tn(unread.length, 'This column is ignored: {names}.', 'These columns are ignored: {names}.', {
              names: unread.map((name) => `“${name}”`).join(', '),
            })}
          </span>
        </p>
      )}
      {isWide ? <Table works={shown} /> : <List works={shown} />}
      {folded.size > 0 && (
        <p className="mt-6 text-sm text-mute">
          {txn(folded.size, 'And {n} more that’s ready. {all}', 'And {n} more that are ready. {all}', {
            n: <span className="num text-paper">{folded.size}</span>,
            all: (
              <button
                type="button"
                onClick={() => setWhole(true)}
                className="font-semibold text-paper hover:underline pointer-coarse:min-h-11"
              >
                {t('Show all {n}', { n: all.length })}
              </button>
            ),
          })}
        </p>
      )}
      <Foot plan={plan} onAgain={onAgain} onMake={onMake} />
    </>
  );
}

function aboutOf({ pictures, list }: Choice): string {
  const files = list ? [list] : [];
  const isExport = list !== null && /\.zip$/i.test(list.name);
  const bytes = [...(isExport ? [] : pictures), ...files].reduce((sum, { size }) => sum + size, 0);
  const size = fileSize(bytes);
  const count = tn(pictures.length, '{n} picture', '{n} pictures');
  if (isExport) return t('{file}, {size}', { file: list.name, size });
  return list
    ? t('{count} and {file}, {size}', { count, file: list.name, size })
    : t('{count}, {size}', { count, size });
}

const categoryOf = ({ fields: { category } }: PlannedWork): string =>
  category ? CATEGORY_NAMES[category] : t('Empty');
const priceOf = ({ fields: { price, isForSale } }: PlannedWork): string =>
  price ? shortUsd(price) : isForSale ? t('Price on request') : t('Empty');

/** Its picture comes with the draft. */
function gapIn({ fields }: PlannedWork): string {
  const missing = gapsOf({ fields, images: [] }).missing.filter((name) => name !== 'picture');
  return missing.length > 0 ? t('Still missing: {fields}.', { fields: missing.join(', ') }) : '';
}

const HEAD = 'pb-3 text-left text-xs font-normal text-mute';

const Table = ({ works }: { works: PlannedWork[] }) => (
  <table className="w-full table-fixed">
    <thead>
      <tr>
        <th scope="col" className={`${HEAD} w-[24%]`}>
          {t('Picture')}
        </th>
        <th scope="col" className={`${HEAD} w-[19%]`}>
          {t('Title')}
        </th>
        <th scope="col" className={`${HEAD} w-[13%]`}>
          {t('Category')}
        </th>
        <th scope="col" className="w-[9%] pb-3 text-right text-xs font-normal text-mute">
          {t('Price')}
        </th>
        <th scope="col" className={`${HEAD} pl-8`}>
          {t('Notes')}
        </th>
      </tr>
    </thead>
    <tbody>
      {works.map((work, index) => (
        <tr key={index} className="border-t border-line text-sm last:border-b">
          <td className="py-2.5 pr-4">
            <span className="flex items-center gap-3.5">
              <Thumb work={work} className="size-12" />
              <span className="num min-w-0 text-xs wrap-anywhere text-mute">{work.fileName}</span>
            </span>
          </td>
          <th scope="row" className="py-2.5 pr-4 text-left font-normal">
            <Title work={work} />
          </th>
          <td className={work.fields.category ? 'text-paper' : 'text-mute'}>{categoryOf(work)}</td>
          <td className={work.fields.price ? 'num text-right text-paper' : 'text-right text-mute'}>
            {priceOf(work)}
          </td>
          <td className="py-2.5 pl-8">
            <Seen work={work} gap={gapIn(work)}>
              {t('Ready')}
            </Seen>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ works }: { works: PlannedWork[] }) => (
  <ul aria-label={t('Works')}>
    {works.map((work, index) => (
      <li
        key={index}
        className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3.5 border-b border-line py-4 text-sm"
      >
        <Thumb work={work} className="row-span-2 size-14" />
        <div className="min-w-0">
          <Title work={work} />
          <p className="num mt-0.5 text-xs wrap-anywhere text-mute">{work.fileName}</p>
        </div>
        <span className="num text-paper">{work.fields.price && priceOf(work)}</span>
        <div className="col-span-2 mt-1">
          <Seen work={work} gap={gapIn(work)}>
            {categoryOf(work)}
          </Seen>
        </div>
      </li>
    ))}
  </ul>
);

type FootProps = Pick<CheckProps, 'plan' | 'onAgain' | 'onMake'>;

/** Counts what will be made. On a phone its buttons stay above the navigation. */
function Foot({ plan: { works, drafts, later }, onAgain, onMake }: FootProps) {
  const n = works.filter(goesIn).length;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-raised p-5 sm:px-6">
      <p className="max-w-[70ch] text-sm text-soft">
        {tx('{drafts} from {rows}.', {
          drafts: <strong className="text-paper">{tn(n, '{n} draft', '{n} drafts')}</strong>,
          rows: tn(works.length, '{n} row', '{n} rows'),
        })}{' '}
        {roomFor(drafts, works)}
        {later > 0 && (
          <>
            {' '}
            {tn(
              later,
              '{n} more work is left. Import the file again to add it.',
              '{n} more works are left. Import the file again to add them.',
            )}
          </>
        )}
      </p>
      <div className="flex gap-3 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(60px+env(safe-area-inset-bottom))] max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3">
        <Button variant="quiet" onClick={onAgain} className="max-sm:border max-sm:border-edge">
          {t('Choose again')}
        </Button>
        <Button disabled={n === 0} onClick={onMake} className="max-sm:flex-1">
          {tn(n, 'Create {n} draft', 'Create {n} drafts')}
        </Button>
      </div>
    </div>
  );
}

function roomFor(drafts: number, works: PlannedWork[]): string {
  const without = works.filter(({ isBeyond }) => isBeyond).length;
  if (without === 0 && !works.some(goesIn)) return t('There’s nothing new to import.');
  return without === 0
    ? t('You have {drafts} of {max} drafts, so they all fit.', { drafts, max: MAX_DRAFTS })
    : tn(
        without,
        'You have {drafts} of {max} drafts, so {n} doesn’t fit.',
        'You have {drafts} of {max} drafts, so {n} don’t fit.',
        { drafts, max: MAX_DRAFTS },
      );
}
