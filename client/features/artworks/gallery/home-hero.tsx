import { ArrowDown } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { aiLabel } from '#client/ui/making-names.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { sellersKeep } from '#client/lib/prices.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const startExploring = () => document.getElementById('featured')?.scrollIntoView({ behavior: 'smooth' });

/** One line for returning members, because the works come first, and below the first minutes. */
const LineHero = () => (
  <section className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-line py-5 sm:py-6">
    <div>
      <h1 className="text-2xl sm:text-3xl">{t('Art worth living with.')}</h1>
      <p className="mt-1 text-base text-soft max-sm:hidden">
        {t('Buy directly from the people who make it. Artists keep {kept} of every sale.', {
          kept: sellersKeep(),
        })}
      </p>
    </div>
    <div className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1">
      <Button className="max-sm:px-4" onClick={startExploring}>
        {t('Start Exploring')}
        <ArrowDown size={18} aria-hidden />
      </Button>
      <Button asChild variant="outline" className="max-sm:px-4">
        <Link href={paths.upload()}>{t('Sell Your Art')}</Link>
      </Button>
    </div>
  </section>
);

interface HomeHeroProps {
  /** Undefined while loading; the wall shows three of them. */
  works: Artwork[] | undefined;
  isOneLine: boolean;
}

export const HomeHero = ({ works, isOneLine }: HomeHeroProps) =>
  isOneLine ? <LineHero /> : <FirstHero works={works} />;

const FirstHero = ({ works }: { works: Artwork[] | undefined }) => (
  <section
    className={clsx(
      'grid grid-cols-1 items-center gap-10 py-8 sm:py-12',
      // Without works the text takes the full width.
      works?.length !== 0 && 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]',
    )}
  >
    <div>
      <h1 className="text-hero font-[650]">
        {t('Art worth')}
        <br />
        {t('living with.')}
      </h1>
      <p className="mt-6 max-w-[46ch] text-lg text-soft">
        {t('Buy directly from the people who make it. Artists keep {kept} of every sale.', {
          kept: sellersKeep(),
        })}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" className="max-sm:px-5" onClick={startExploring}>
          {t('Start Exploring')}
          <ArrowDown size={18} aria-hidden />
        </Button>
        <Button asChild size="lg" variant="outline" className="max-sm:px-5">
          <Link href={paths.upload()}>{t('Sell Your Art')}</Link>
        </Button>
      </div>
    </div>
    {works === undefined ? <WallSkeleton /> : works.length === 3 && <Wall works={works} />}
  </section>
);

const WALL = 'grid grid-cols-[1.55fr_1fr] items-end gap-x-5 gap-y-6 sm:gap-x-7';

function Wall({ works: [first, second, third] }: { works: Artwork[] }) {
  return (
    <div className={WALL}>
      {first && <WallImage work={first} place="aspect-5/6" isEager />}
      <div className="grid min-w-0 gap-6">
        {second && <WallImage work={second} place="aspect-4/3" className="max-sm:hidden" />}
        {third && <WallImage work={third} place="aspect-4/5 sm:aspect-square" />}
      </div>
    </div>
  );
}

/** Reserves four lines, so that nothing below moves when a work appears. */
const LABEL =
  'mt-3 h-18 overflow-hidden text-balance max-sm:h-22 max-sm:[&_em+span]:line-clamp-3 wrap-anywhere [&_em]:truncate [&_em+span]:line-clamp-2 [&_span:has(+em)]:line-clamp-1';

interface WallImageProps {
  work: Artwork;
  /** The aspect ratio of its position. */
  place: string;
  className?: string;
  isEager?: boolean;
}

const WallImage = ({ work, place, className, isEager = false }: WallImageProps) => (
  <figure className={`relative min-w-0 ${className ?? ''}`}>
    {/* Uncropped, aligned to the bottom of its position. */}
    <div className={`relative ${place}`}>
      <Picture
        work={work}
        sizes="(width < 80rem) 55vw, 400px"
        fetchPriority={isEager ? 'high' : 'auto'}
        className="absolute bottom-0 left-0 h-auto max-h-full w-auto max-w-full"
      />
    </div>
    <div className={LABEL}>
      <WallLabel name={displayName(work.user)} title={work.title}>
        {[aiLabel(work), work.medium?.split(',')[0]].filter(Boolean).join(' · ')}
      </WallLabel>
    </div>
    <Link href={paths.artwork(work.id)} aria-label={work.title} className="absolute inset-0 rounded-art" />
  </figure>
);

const WallSkeleton = () => (
  <div aria-hidden className={WALL}>
    <div>
      <Skeleton className="aspect-5/6 rounded-art" />
      <div className={LABEL} />
    </div>
    <div className="grid gap-6">
      <div className="max-sm:hidden">
        <Skeleton className="aspect-4/3 rounded-art" />
        <div className={LABEL} />
      </div>
      <div>
        <Skeleton className="aspect-4/5 rounded-art sm:aspect-square" />
        <div className={LABEL} />
      </div>
    </div>
  </div>
);
