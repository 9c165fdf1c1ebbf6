import '#client/utilities.css';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { ChevronLeft, ChevronRight, Minus, Plus } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { useOpener } from '#client/ui/dialog-frame.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { isMissing } from '#client/lib/api.ts';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { neighboursOf } from '#client/lib/came-from.ts';
import { useCountry } from '#client/lib/country.ts';
import { destinationOf } from '#client/lib/delivery.ts';
import { queryClient } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { SaveAction } from '../saving/save-action.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomStage } from './room-stage.tsx';
import { WALLS, WallChoice } from './wall.tsx';

/** Presses it takes to reach the closest or the farthest place. */
const MAX_STEPS = 5;

const DISABLED = 'aria-disabled:opacity-50';

/** The next work of the list in this direction that is not known to have no size. */
function neighbour(id: string, direction: 'previous' | 'next'): string | null {
  const other = neighboursOf(id)[direction];
  const known = other && queryClient.getQueryData(artworkQuery(other).queryKey);
  return known && !(known.widthMm && known.heightMm) ? neighbour(other, direction) : other;
}

interface RoomViewProps {
  /** The work whose page is open. */
  startId: string;
  viewerId: string;
  isSelling: boolean;
  onClose: () => void;
}

/** A work to scale on a wall, in the whole window; the other works of the list it was opened from by arrow keys. */
export default function RoomView({ startId, viewerId, isSelling, onClose }: RoomViewProps) {
  const [id, setId] = useState(startId);
  const [wall, setWall] = useState<(typeof WALLS)[number]>(WALLS[0]);
  const [steps, setSteps] = useState(0);
  const country = useCountry();
  const work = useQuery(artworkQuery(id));
  const artwork = work.data && !isMissing(work.error) ? atAgreedPrice(work.data) : undefined;
  const isBuyable =
    isSelling &&
    artwork?.isForSale &&
    artwork.price &&
    !artwork.isSold &&
    !artwork.isReserved &&
    (artwork.agreed || !artwork.backOn) &&
    artwork.userId !== viewerId &&
    destinationOf(artwork, country).state !== 'none';
  const { remember, returnFocus } = useOpener();
  const [previous, next] = [neighbour(id, 'previous'), neighbour(id, 'next')];

  const go = (to: string | null) => {
    if (!to) return;
    setId(to);
    setSteps(0);
  };
  const move = (by: number) => setSteps(Math.min(MAX_STEPS, Math.max(-MAX_STEPS, steps + by)));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(previous),
    ArrowRight: () => go(next),
    '+': () => move(1),
    '=': () => move(1),
    '-': () => move(-1),
    '0': () => setSteps(0),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    // The popover of Save has its own keys.
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== event.currentTarget)
      return;
    event.preventDefault();
    keys[event.key]?.();
  };
  const hasList = previous !== null || next !== null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-ink"
        >
          <header className="flex h-16 shrink-0 items-center gap-3 border-b border-line px-2 sm:px-4">
            <Dialog.Close asChild>
              <IconButton label={t('Back to the artwork')}>
                <ChevronLeft size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
            <RoomHead artwork={artwork} />
            {artwork && (
              <div className="max-sm:hidden">
                <SaveAction work={artwork} />
              </div>
            )}
            {isBuyable && (
              <Button asChild className="max-sm:px-4!">
                <Link href={paths.checkout(id)}>{t('Purchase')}</Link>
              </Button>
            )}
          </header>
          <div className="relative min-h-0 flex-1 overflow-hidden">
            <RoomStage artwork={artwork} wall={wall} steps={steps} />
            {!artwork && (
              <Notice isAlert={!work.isPending}>
                {noticeOf(work)}
                {!work.isPending && !isMissing(work.error) && (
                  <Button variant="outline" onClick={() => void work.refetch()}>
                    {t('Try again')}
                  </Button>
                )}
              </Notice>
            )}
            {artwork && !(artwork.widthMm && artwork.heightMm) && (
              <Notice>
                {t('Size not given, so it can’t be shown to scale.')}
                <Button asChild variant="outline">
                  <Link href={paths.artwork(id)}>{t('View artwork')}</Link>
                </Button>
              </Notice>
            )}
            {hasList && (
              <div className="absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between sm:hidden">
                <RoundButton
                  label={t('Previous work')}
                  aria-disabled={!previous}
                  onClick={() => go(previous)}
                >
                  <ChevronLeft size={20} aria-hidden />
                </RoundButton>
                <RoundButton label={t('Next work')} aria-disabled={!next} onClick={() => go(next)}>
                  <ChevronRight size={20} aria-hidden />
                </RoundButton>
              </div>
            )}
          </div>
          <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-2.5 sm:px-6">
            <WallChoice chosen={wall} onChoose={setWall} />
            <div className="flex items-center gap-1">
              {/* If disabled, they would lose the focus. */}
              <IconButton
                label={t('Zoom out')}
                className={DISABLED}
                aria-disabled={steps === -MAX_STEPS}
                onClick={() => move(-1)}
              >
                <Minus size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('Zoom in')}
                className={DISABLED}
                aria-disabled={steps === MAX_STEPS}
                onClick={() => move(1)}
              >
                <Plus size={18} aria-hidden />
              </IconButton>
              {hasList && (
                <div className="flex border-line max-sm:hidden sm:ml-1 sm:border-l sm:pl-1">
                  <Button
                    variant="quiet"
                    className={DISABLED}
                    aria-disabled={!previous}
                    onClick={() => go(previous)}
                  >
                    <ChevronLeft size={17} aria-hidden />
                    {t('Previous work')}
                  </Button>
                  <Button variant="quiet" className={DISABLED} aria-disabled={!next} onClick={() => go(next)}>
                    {t('Next work')}
                    <ChevronRight size={17} aria-hidden />
                  </Button>
                </div>
              )}
            </div>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function noticeOf({ fetchStatus, isPending, error }: UseQueryResult): string {
  if (fetchStatus === 'paused') return t('You’re offline. The artwork will load when you’re back online.');
  if (isPending) return t('Loading...');
  return isMissing(error) ? t('This artwork is no longer available.') : t('The artwork couldn’t be loaded.');
}

/** Stands on the picture, where a phone has no room for words. */
const RoundButton = ({ className, ...rest }: ComponentProps<typeof IconButton>) => (
  <IconButton {...rest} className={clsx('bg-ink/80 text-paper', DISABLED, className)} />
);

const Notice = ({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) => (
  <div
    role={isAlert ? 'alert' : 'status'}
    className="absolute inset-x-4 top-[30%] mx-auto flex w-fit max-w-full flex-col items-center gap-3 rounded-md bg-ink/90 px-6 py-5 text-center text-sm text-paper"
  >
    {children}
  </div>
);
