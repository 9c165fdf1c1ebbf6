import {
  FIRST_ON_PHONES,
  GAP_AT,
  WALL_SIZES,
  ratioAt,
  sizeAt,
  sizesAt,
} from '#shared/discovery/landing/wall.ts';
import { Plus } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { LandingWork } from '#shared/discovery/landing/contract.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { usd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { isPublicGallery, sellersKeep } from '#client/lib/prices.ts';
import { t, tx } from '#client/lib/t.ts';

const widthOf = (ratio: number) => ({ width: `calc(var(--wall) * ${ratio.toFixed(4)})` });

function WallItem({ work, index }: { work: LandingWork; index: number }) {
  return (
    <figure
      className={clsx('shrink-0', index < FIRST_ON_PHONES && 'max-lg:hidden')}
      style={widthOf(ratioAt(index, work))}
    >
      <Picture
        work={work}
        className="h-auto w-full"
        sizes={sizesAt(index, work)}
        // Works hidden or off-screen on a phone are not downloaded; the first visible one is loaded first.
        loading={index === FIRST_ON_PHONES ? 'eager' : 'lazy'}
        fetchPriority={index === FIRST_ON_PHONES ? 'high' : 'auto'}
      />
      <figcaption className="mt-3 min-h-[3.4rem]">
        <WallLabel
          name={work.artistName}
          title={
            isPublicGallery() ? (
              <a href={paths.artwork(work.id)} className="text-soft hover:text-paper hover:underline">
                {work.title}
              </a>
            ) : (
              work.title
            )
          }
        >
          {work.price &&
            work.artistAmount &&
            tx('{price}, artist receives {artistAmount}', {
              price: <span className="num">{usd(work.price)}</span>,
              artistAmount: <span className="num text-soft">{usd(work.artistAmount)}</span>,
            })}
        </WallLabel>
      </figcaption>
    </figure>
  );
}

/** The empty frame on the wall: the page's repeated invitation. */
const EmptyFrame = ({ isAlone, isWaiting }: { isAlone: boolean; isWaiting: boolean }) => (
  // Until it is known what hangs before it: it would be seen to move.
  <figure className={clsx('w-[calc(var(--wall)*0.74)] shrink-0', isWaiting && 'max-lg:invisible')}>
    <a
      href={paths.login()}
      aria-label={t('Your work here: join Atelier')}
      className={clsx(
        'flex aspect-[0.74] flex-col justify-between rounded-art border-2 border-dashed p-4 font-display text-xl font-semibold text-paper transition-colors hover:border-accent hover:bg-surface sm:p-6 sm:text-2xl lg:text-[2rem]',
        isAlone ? 'border-accent bg-surface' : 'border-edge',
      )}
    >
      <Plus size={34} strokeWidth={1.5} aria-hidden className="-ml-1 text-accent" />
      <span aria-hidden className="leading-[1.05]">
        {t('Your')}
        <br />
        {t('work')}
        <br />
        {t('here')}
      </span>
    </a>
    <figcaption className="mt-3 min-h-[3.4rem]">
      <WallLabel name={t('You')} title={t('Untitled, so far')}>
        {tx('Your price, you keep {figure}', {
          figure: <span className="num text-soft">{sellersKeep()}</span>,
        })}
      </WallLabel>
    </figcaption>
  </figure>
);

/** A place on the wall until its work is loaded; in a gallery without works it stays an outline. */
const Place = ({ index, isBare }: { index: number; isBare: boolean }) => (
  <div
    aria-hidden
    className={clsx('shrink-0', index < (isBare ? GAP_AT : FIRST_ON_PHONES) && 'max-lg:hidden')}
    style={widthOf(sizeAt(index) * 0.95)}
  >
    <div className={clsx('aspect-[0.95] rounded-art', isBare ? 'border border-line' : 'bg-raised')} />
    <div className="mt-3 min-h-[3.4rem]" />
  </div>
);

export function Wall({ works }: { works: LandingWork[] | undefined }) {
  const isBare = works?.length === 0;
  const items =
    works && !isBare
      ? works.map((work, index) => <WallItem key={work.id} work={work} index={index} />)
      : WALL_SIZES.map((_, index) => <Place key={index} index={index} isBare={isBare} />);
  return (
    <div
      role="group"
      aria-label={t('Works on Atelier')}
      aria-busy={!works}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
      tabIndex={0}
      className="mt-9 flex items-end gap-4 overflow-x-auto px-4 pb-2 [--wall:280px] [scrollbar-width:none] sm:mt-14 sm:gap-7 sm:px-8 sm:[--wall:380px] lg:justify-center lg:overflow-x-clip lg:px-0"
    >
      {items.slice(0, GAP_AT)}
      <EmptyFrame isAlone={isBare} isWaiting={!works} />
      {items.slice(GAP_AT)}
    </div>
  );
}
