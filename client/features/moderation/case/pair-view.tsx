import { type ReactNode, useState } from 'react';
import { EyeOff } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { LookalikePair } from '#shared/moderation/cases/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { UploadSays } from '#client/features/credentials/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { count, day, fileSize, shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Chip } from '#client/ui/chip.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Range } from '#client/ui/range.tsx';
import { shortDateTime } from '../queue/due.ts';

type Work = NonNullable<LookalikePair['older']>;

const FACTS: [name: string, of: (work: Work) => ReactNode][] = [
  [t('Published'), ({ publishedAt }) => shortDateTime(publishedAt)],
  [
    t('File'),
    ({ width, height, bytes }) =>
      [t('{width} x {height}', { width, height }), ...(bytes ? [fileSize(bytes)] : [])].join(', '),
  ],
  [t('Credentials'), ({ id }) => <UploadSays artworkId={id} />],
  [t('Price'), ({ price }) => (price ? shortUsd(price) : t('Not for sale'))],
  [t('Sales'), ({ salesCount }) => (salesCount ? count(salesCount) : t('None'))],
  [t('Member since'), ({ joinedAt }) => day(joinedAt)],
];

/** Both at one size, whatever the crop. */
const Picture = ({ work, label }: { work: Work; label: string }) => (
  <img
    src={renditionUrl(work.imageUrl, 'card')}
    alt={t('{which}: {title}', { which: label, title: work.title })}
    className="aspect-[4/3] w-full rounded-art bg-raised object-contain"
  />
);

function Column({ work, label }: { work: Work | null; label: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm font-semibold text-paper">{label}</p>
      {work ? (
        <>
          <Picture work={work} label={label} />
          <p className="mt-3 flex flex-wrap items-center gap-2">
            <Link
              href={paths.artwork(work.id)}
              dir="auto"
              className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-paper hover:underline sm:min-h-0"
            >
              {work.title}
            </Link>
            {work.isHidden && <Chip tone="danger">{t('Hidden')}</Chip>}
          </p>
          <Link
            href={paths.profile(work.artist.id)}
            dir="auto"
            className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-mute hover:text-paper sm:min-h-0"
          >
            {displayName(work.artist)}
          </Link>
        </>
      ) : (
        <p className="text-sm text-mute">{t('It has since been deleted.')}</p>
      )}
    </div>
  );
}

/** Side by side on phones, too: one table for both. */
const Facts = ({ older, newer }: Pick<LookalikePair, 'older' | 'newer'>) => (
  <table className="mt-5 w-full text-sm">
    <thead className="sr-only">
      <tr>
        <th scope="col">{t('Fact')}</th>
        <th scope="col">{t('Older')}</th>
        <th scope="col">{t('Newer')}</th>
      </tr>
    </thead>
    <tbody>
      {FACTS.map(([name, of]) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-2.5 pr-3 text-left align-top font-normal text-mute">
            {name}
          </th>
          <td className="py-2.5 pr-3 align-top text-paper">{older && of(older)}</td>
          <td className="py-2.5 align-top text-paper">{newer && of(newer)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The newer one fades over the older one, turned back if it is mirrored. */
function Overlay({ older, newer, isMirrored }: { older: Work; newer: Work; isMirrored: boolean }) {
  const [shown, setShown] = useState(50);
  return (
    <div>
      <div className="relative overflow-hidden rounded-art">
        <Picture work={older} label={t('Older')} />
        <div
          className="absolute inset-0"
          style={{ opacity: shown / 100, ...(isMirrored && { transform: 'scaleX(-1)' }) }}
        >
          <Picture work={newer} label={t('Newer')} />
        </div>
      </div>
      <label className="mt-3 flex items-center gap-4 text-sm text-soft">
        {t('Older')}
        <span className="grid min-w-0 flex-1 [&>input]:w-full">
          <Range
            look="bar"
            min={0}
            max={100}
            value={shown}
            onChange={setShown}
            aria-label={t('Opacity of the newer one')}
            aria-valuetext={t('{n}%', { n: shown })}
          />
        </span>
        {t('Newer')}
      </label>
      {isMirrored && <p className="text-xs text-mute">{t('Un-mirrored for comparison.')}</p>}
    </div>
  );
}

function changeOf({ isMirrored, cropped }: LookalikePair): string {
  if (isMirrored && cropped)
    return t('The newer picture is the older one mirrored and cropped by about {cropped}%.', { cropped });
  if (isMirrored) return t('The newer picture is the older one mirrored.');
  return cropped
    ? t('The newer picture is the older one cropped by about {cropped}%.', { cropped })
    : t('Not mirrored or cropped.');
}

const othersOf = (n: number): string =>
  n === 0 ? t('No other similar works.') : tn(n, 'One other similar work.', '{n} other similar works.');

const Found = ({ pair }: { pair: LookalikePair }) => (
  <section aria-labelledby="found" className="mt-8">
    <h2 id="found" className="text-xl">
      {t('What was found')}
    </h2>
    <ul className="mt-3 grid gap-2 text-sm text-soft">
      <li>{changeOf(pair)}</li>
      <li>{t('Hashes differ in {n} of 64 bits; up to 10 count as similar.', { n: pair.bits })}</li>
      <li>{t('Confirmed on 32 x 32 pixels: {percent}% alike.', { percent: pair.likeness })}</li>
      <li>{othersOf(pair.othersCount)}</li>
    </ul>
  </section>
);

const Note = ({ children }: { children: ReactNode }) => (
  <p
    dir="auto"
    className="mb-6 flex items-start gap-3 border-y border-line py-3 text-sm wrap-anywhere text-soft"
  >
    <EyeOff size={17} aria-hidden className="mt-0.5 shrink-0 text-danger" />
    <span>{children}</span>
  </p>
);

const VIEWS = [
  ['beside', t('Side by side')],
  ['over', t('Overlay')],
] as const;

/** Two works that look alike, and how much. */
export function PairView({ pair }: { pair: LookalikePair }) {
  const [view, setView] = useState<'beside' | 'over'>('beside');
  const { older, newer, held, objection, isMirrored } = pair;
  const isOver = view === 'over' && older && newer;
  return (
    <div>
      {held && !held.isOver && (
        <Note>
          {held.until
            ? t('Unlisted since {since}. Visible again on {until} unless you decide.', {
                since: shortDateTime(held.since),
                until: shortDateTime(held.until),
              })
            : t('Unlisted since {since}. Held until a moderator decides. {name} knows why and can appeal.', {
                since: shortDateTime(held.since),
                name: newer ? displayName(newer.artist) : t('The uploader'),
              })}
        </Note>
      )}
      {objection && (
        <Note>
          {t('{name} says it’s theirs: “{words}”', {
            name: newer ? displayName(newer.artist) : t('The uploader'),
            words: objection.words,
          })}
        </Note>
      )}
      {older && newer && (
        <FilterChips label={t('How to compare')} items={VIEWS} value={view} onChange={setView} />
      )}
      <div className="mt-5">
        {isOver ? (
          <Overlay older={older} newer={newer} isMirrored={isMirrored} />
        ) : (
          <div className="grid grid-cols-2 gap-3 sm:gap-6">
            <Column work={older} label={t('Older')} />
            <Column work={newer} label={t('Newer')} />
          </div>
        )}
        <Facts older={older} newer={newer} />
      </div>
      <Found pair={pair} />
    </div>
  );
}
