import type { MouseEvent, ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bell, Clock, X } from '#client/ui/icons.ts';
import { SWATCHES } from '#shared/artworks/color-names.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { Swatch } from '#client/ui/swatch.tsx';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { queryFor } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { MOODS, type Offer } from './offers.ts';
import { optionId } from './option-id.ts';

interface OpenBoxProps {
  id: string;
  offers: readonly Offer[];
  active: number;
  /** Floats under the box instead of filling a sheet. */
  isFloating: boolean;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  onForget: (words: string) => void;
}

const HEAD = 'px-3 pt-3 pb-1 text-2xs font-semibold text-mute';
const CORNER =
  'absolute top-0 right-0 grid h-9 cursor-pointer place-items-center rounded-sm px-3 text-xs font-medium text-soft hover:text-paper aria-selected:bg-overlay aria-selected:text-paper';
const WORDS = Object.keys(MOODS);

/** The list of the empty search box. Focus stays in the box. */
export default function OpenBox({
  id,
  offers,
  active,
  isFloating,
  onActivate,
  onChoose,
  onForget,
}: OpenBoxProps) {
  const pictures = useQueries({
    queries: WORDS.map((mood) => queryFor(feedEndpoints.list, { query: { q: mood, limit: 1 } })),
  });
  const pictureOf = (mood: string) => pictures[WORDS.indexOf(mood)]?.data?.[0]?.imageUrl;
  const option = (index: number) => ({
    id: optionId(id, index),
    role: 'option' as const,
    'aria-selected': index === active,
    // Keeps the focus in the box, so that the list stays open until the click.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => onActivate(index),
    onClick: () => onChoose(index),
  });
  const listed = (kind: Offer['kind'], content: (offer: Offer, index: number) => ReactNode) =>
    offers.map((offer, index) => (offer.kind === kind ? content(offer, index) : null));
  const clear = offers.findIndex(({ kind }) => kind === 'clear');
  const alerts = offers.findIndex(({ kind }) => kind === 'alerts');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('Suggestions')}
      className={clsx('p-2 pb-3', !isFloating && 'min-h-0 flex-1 overflow-y-auto')}
    >
      {clear >= 0 && (
        <div role="group" aria-label={t('Recent')} className="relative">
          <p aria-hidden className={HEAD}>
            {t('Recent')}
          </p>
          {listed('recent', (offer, index) =>
            offer.kind === 'recent' ? (
              <div
                key={offer.words}
                {...option(index)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm pl-3 text-sm text-paper aria-selected:bg-overlay"
              >
                <Clock size={16} aria-hidden className="shrink-0 text-mute" />
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {offer.words}
                </span>
                {/* By keyboard: Delete. */}
                <span
                  aria-hidden
                  title={t('Remove')}
                  onClick={(event) => {
                    event.stopPropagation();
                    onForget(offer.words);
                  }}
                  className="grid size-11 shrink-0 place-items-center text-mute hover:text-paper"
                >
                  <X size={15} />
                </span>
              </div>
            ) : null,
          )}
          <div {...option(clear)} aria-label={t('Clear recent searches')} className={CORNER}>
            {t('Clear')}
          </div>
        </div>
      )}
      {alerts >= 0 && (
        <div role="group" aria-label={t('Saved searches')} className="relative">
          <p aria-hidden className={HEAD}>
            {t('Saved searches')}
          </p>
          {listed('saved', (offer, index) =>
            offer.kind === 'saved' ? (
              <div
                key={offer.search}
                {...option(index)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm text-paper aria-selected:bg-overlay"
              >
                <Bell size={16} aria-hidden className="shrink-0 text-mute" />
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {offer.words}
                </span>
                {offer.newCount > 0 && (
                  <span className="text-xs font-semibold text-accent">
                    {t('{n} new', { n: offer.newCount })}
                  </span>
                )}
              </div>
            ) : null,
          )}
          <div {...option(alerts)} className={CORNER}>
            {t('Alerts')}
          </div>
        </div>
      )}
      <div role="group" aria-label={t('Moods')}>
        <p aria-hidden className={HEAD}>
          {t('Moods')}
        </p>
        <div className="grid grid-cols-4 gap-2 px-2">
          {listed('mood', (offer, index) => {
            if (offer.kind !== 'mood') return null;
            const imageUrl = pictureOf(offer.words);
            return (
              <div
                key={offer.words}
                {...option(index)}
                className="group cursor-pointer rounded-sm p-1 aria-selected:bg-overlay"
              >
                {imageUrl ? (
                  <img
                    src={renditionUrl(imageUrl, 'thumb')}
                    alt=""
                    width={112}
                    height={84}
                    className="aspect-[4/3] w-full rounded-art bg-overlay object-cover"
                  />
                ) : (
                  <span className="block aspect-[4/3] w-full rounded-art bg-overlay" />
                )}
                <span className="mt-1.5 block text-center text-xs font-medium text-soft group-aria-selected:text-paper">
                  {offer.name}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      <div role="group" aria-label={t('Colors')} className="mt-1">
        <p aria-hidden className={HEAD}>
          {t('Colors')}
        </p>
        <div className="grid grid-cols-6 gap-y-1 px-1">
          {listed('color', (offer, index) =>
            offer.kind === 'color' ? (
              <div
                key={offer.words}
                {...option(index)}
                className="grid cursor-pointer justify-items-center gap-1.5 rounded-sm py-2 text-2xs font-medium text-soft aria-selected:bg-overlay aria-selected:text-paper"
              >
                <Swatch hex={SWATCHES[offer.color]} size={30} />
                {offer.name}
              </div>
            ) : null,
          )}
        </div>
      </div>
    </div>
  );
}
