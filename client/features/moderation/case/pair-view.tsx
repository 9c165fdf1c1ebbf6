import { type ReactNode, useState } from 'react';
import { EyeOff } from 'lucide-react';
import { Link } from 'wouter';
import type { LookalikePair } from '#shared/moderation/cases/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { UploadSays } from '#client/features/credentials/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { count, day, fileSize, shortUsd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { Chip } from '#client/ui/chip.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Range } from '#client/ui/range.tsx';
import { moment } from '../queue/due.ts';
import * as texts from './pair-texts.ts';

type Work = NonNullable<LookalikePair['older']>;

const FACTS: [name: string, of: (work: Work) => ReactNode][] = [
  [texts.published, ({ publishedAt }) => moment(publishedAt)],
  [
    texts.file,
    ({ width, height, bytes }) =>
      [texts.pixels(width, height), ...(bytes ? [fileSize(bytes)] : [])].join(', '),
  ],
  [texts.credentials, ({ id }) => <UploadSays artworkId={id} />],
  [texts.price, ({ price }) => (price ? shortUsd(price) : texts.notForSale)],
  [texts.sales, ({ salesCount }) => (salesCount ? count(salesCount) : texts.none)],
  [texts.memberSince, ({ joinedAt }) => day(joinedAt)],
];

/** Both at one size, whatever the crop. */
const Picture = ({ work, label }: { work: Work; label: string }) => (
  <img
    src={renditionUrl(work.imageUrl, 'card')}
    alt={texts.pictureOf(label, work.title)}
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
            {work.isHidden && <Chip tone="danger">{texts.hidden}</Chip>}
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
        <p className="text-sm text-mute">{texts.deleted}</p>
      )}
    </div>
  );
}

/** Side by side on phones, too: one table for both. */
const Facts = ({ older, newer }: Pick<LookalikePair, 'older' | 'newer'>) => (
  <table className="mt-5 w-full text-sm">
    <thead className="sr-only">
      <tr>
        <th scope="col">{texts.fact}</th>
        <th scope="col">{texts.older}</th>
        <th scope="col">{texts.newer}</th>
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
        <Picture work={older} label={texts.older} />
        <div
          className="absolute inset-0"
          style={{ opacity: shown / 100, ...(isMirrored && { transform: 'scaleX(-1)' }) }}
        >
          <Picture work={newer} label={texts.newer} />
        </div>
      </div>
      <label className="mt-3 flex items-center gap-4 text-sm text-soft">
        {texts.older}
        <span className="grid min-w-0 flex-1 [&>input]:w-full">
          <Range
            look="bar"
            min={0}
            max={100}
            value={shown}
            onChange={setShown}
            aria-label={texts.howMuchOfNewer}
            aria-valuetext={texts.percent(shown)}
          />
        </span>
        {texts.newer}
      </label>
      {isMirrored && <p className="text-xs text-mute">{texts.turnedBack}</p>}
    </div>
  );
}

const Found = ({ pair }: { pair: LookalikePair }) => (
  <section aria-labelledby="found" className="mt-8">
    <h2 id="found" className="text-xl">
      {texts.whatWasFound}
    </h2>
    <ul className="mt-3 grid gap-2 text-sm text-soft">
      <li>{texts.changed(pair.isMirrored, pair.cropped)}</li>
      <li>{texts.bitsDiffer(pair.bits)}</li>
      <li>{texts.confirmed(pair.likeness)}</li>
      <li>{texts.others(pair.othersCount)}</li>
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
  ['beside', texts.sideBySide],
  ['over', texts.oneOverTheOther],
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
            ? texts.unlistedUntil(moment(held.since), moment(held.until))
            : texts.unlistedSince(moment(held.since), newer ? displayName(newer.artist) : texts.uploader)}
        </Note>
      )}
      {objection && (
        <Note>{texts.objection(newer ? displayName(newer.artist) : texts.uploader, objection.words)}</Note>
      )}
      {older && newer && (
        <FilterChips label={texts.howToCompare} items={VIEWS} value={view} onChange={setView} />
      )}
      <div className="mt-5">
        {isOver ? (
          <Overlay older={older} newer={newer} isMirrored={isMirrored} />
        ) : (
          <div className="grid grid-cols-2 gap-3 sm:gap-6">
            <Column work={older} label={texts.older} />
            <Column work={newer} label={texts.newer} />
          </div>
        )}
        <Facts older={older} newer={newer} />
      </div>
      <Found pair={pair} />
    </div>
  );
}
