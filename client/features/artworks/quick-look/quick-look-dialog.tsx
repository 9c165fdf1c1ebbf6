import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import { Check, ChevronLeft, ChevronRight, Heart, Share2, X } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { workDeliveryEndpoints } from '#shared/artworks/delivery-contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { SoldMark } from '#client/ui/base/sold-mark.tsx';
import { makingLabel } from '#client/ui/making-names.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { DeliveryText } from '#client/features/delivery/public.ts';
import { useCountry } from '#client/lib/country.ts';
import { destinationOf } from '#client/lib/delivery.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { backOnDay } from '#client/lib/away.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { useShare } from '#client/lib/use-share.ts';
import { paths } from '#client/paths.ts';
import { SaveAction } from '../saving/save-action.tsx';
import { useLike } from '../use-like.ts';
import { cardBeside, linkOf } from './cards.ts';
import { useFoundWork } from './use-found-work.ts';
import { Key } from './key-hint.tsx';

interface QuickLookDialogProps {
  card: HTMLElement;
  onGo: (card: HTMLElement) => void;
  onClose: () => void;
}

/** A work larger, with its label; the other cards of the page by J and K. */
export function QuickLookDialog({ card, onGo, onClose }: QuickLookDialogProps) {
  const work = useFoundWork(card.dataset['work'] ?? '');
  const like = useLike();
  const go = (step: 1 | -1) => {
    const to = cardBeside(card, step);
    if (!to) return;
    // More of an endless list is loaded as it comes near.
    to.scrollIntoView({ block: 'center' });
    onGo(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !work) return;
    // The popover of Save has its own keys.
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== event.currentTarget)
      return;
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    const keys: Record<string, () => void> = {
      j: () => go(1),
      k: () => go(-1),
      l: () => like(work),
      ...(!isOnButton && { ' ': onClose }),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  // Taken out of its list meanwhile: hidden, deleted or blocked.
  if (!work) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/80" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-autofocus]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            linkOf(card)?.focus();
          }}
          className="animate-in fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[94dvh] flex-col rounded-t-lg bg-surface pb-[env(safe-area-inset-bottom)] shadow-pop outline-none sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:grid sm:max-w-[1080px] sm:-translate-y-1/2 sm:grid-cols-[minmax(0,1fr)_320px] sm:rounded-lg sm:pb-0"
        >
          <LargePicture key={work.id} work={work} from={card} />
          <div className="flex min-h-0 flex-col overflow-y-auto p-5 sm:p-7">
            <Label work={work} />
            <Button asChild size="lg" className="mt-5 w-full max-sm:mt-4">
              <Link
                href={paths.artwork(work.id)}
                data-autofocus
                onClick={(event) => {
                  // The card's own link also remembers the list.
                  event.preventDefault();
                  onClose();
                  linkOf(card)?.click();
                }}
              >
                {t('View artwork')}
              </Link>
            </Button>
            <Actions work={work} />
            {work.description && (
              <p dir="auto" className="mt-5 line-clamp-6 text-sm wrap-anywhere text-soft max-sm:hidden">
                {work.description}
              </p>
            )}
            <div className="mt-auto flex items-center justify-between pt-5 max-sm:hidden">
              <StepButton card={card} step={-1} onGo={go}>
                <ChevronLeft size={16} aria-hidden />
                {t('Previous')}
                <Key>{t('K')}</Key>
              </StepButton>
              <StepButton card={card} step={1} onGo={go}>
                <Key>{t('J')}</Key>
                {t('Next')}
                <ChevronRight size={16} aria-hidden />
              </StepButton>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Uncropped. Until it is loaded, the card's own picture is enlarged. */
const LargePicture = ({ work, from }: { work: Artwork; from: HTMLElement }) => (
  <div className="grid min-h-0 place-items-center overflow-hidden rounded-t-lg bg-ink max-sm:flex-1 sm:rounded-tr-none sm:rounded-l-lg">
    <Picture
      work={work}
      isBare
      sizes="(width < 40rem) 100vw, 760px"
      className="h-auto max-h-[640px] w-full bg-contain bg-center bg-no-repeat object-contain max-sm:max-h-[47dvh] sm:max-h-[min(640px,88dvh)]"
      style={{ backgroundImage: `url("${from.querySelector('img')?.currentSrc ?? ''}")` }}
    />
  </div>
);

function Label({ work }: { work: Artwork }) {
  const line = [work.medium, makingLabel(work)].filter(Boolean).join(' · ');
  const isOnSale = work.isForSale && !work.isSold;
  const { data } = useEndpoint(workDeliveryEndpoints.get, { params: { id: work.id } }, { enabled: isOnSale });
  const country = useCountry();
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="min-w-0 wrap-anywhere">
          <Dialog.Title dir="auto" className="text-2xl">
            {work.title}
          </Dialog.Title>
          <p dir="auto" className="mt-1.5 text-base text-soft">
            <ProfileLink person={work.user} className="font-semibold text-paper" />
            {`, ${work.createdAt.getFullYear()}`}
          </p>
        </div>
        <Dialog.Close asChild>
          <IconButton label={t('Close')} className="-mt-1.5 -mr-2.5">
            <X size={20} aria-hidden />
          </IconButton>
        </Dialog.Close>
      </div>
      <p dir="auto" className="mt-1 text-sm wrap-anywhere text-mute">
        {line}
      </p>
      <div className="mt-4 text-paper">
        <Price work={data?.agreed ? { ...work, price: data.agreed.price, backOn: null } : work} />
        {isOnSale && (
          // The line keeps its place while it loads.
          <p className="mt-2 min-h-5 text-sm text-soft">
            {data?.isPhysical && <DeliveryText to={destinationOf(data, country)} />}
          </p>
        )}
      </div>
    </>
  );
}

function Price({ work: { isSold, isForSale, price, backOn } }: { work: Artwork }) {
  if (isSold) return <SoldMark className="text-xl" />;
  if (!isForSale) return <p className="text-base text-soft">{t('Not for sale')}</p>;
  return (
    <>
      {price ? (
        <p className="num text-[1.75rem] leading-none">{shortUsd(price)}</p>
      ) : (
        <p className="font-display text-xl font-semibold">{t('Price on request')}</p>
      )}
      {backOn && (
        <p className="mt-2 text-sm font-semibold text-info">
          {t('Back on {day}', { day: backOnDay(backOn) })}
        </p>
      )}
    </>
  );
}

const ACTION = 'gap-1.5! px-1! aria-pressed:text-accent';

function Actions({ work }: { work: Artwork }) {
  const like = useLike();
  const { copied, share } = useShare({
    title: work.title,
    by: displayName(work.user),
    path: paths.artwork(work.id),
  });
  return (
    <div className="mt-2.5 grid grid-cols-3 gap-2">
      <Button variant="outline" aria-pressed={work.isLiked} className={ACTION} onClick={() => like(work)}>
        <Heart size={17} aria-hidden className={clsx(work.isLiked && 'fill-current')} />
        {work.isLiked ? t('Liked') : t('Like')}
      </Button>
      <SaveAction work={work} className={ACTION} />
      <Button variant="outline" className={ACTION} onClick={() => void share()}>
        {copied ? <Check size={17} aria-hidden /> : <Share2 size={17} aria-hidden />}
        {copied ? t('Copied') : t('Share')}
      </Button>
      <p aria-live="polite" className="sr-only">
        {copied ? t('The link is on your clipboard.') : ''}
      </p>
    </div>
  );
}

interface StepButtonProps {
  card: HTMLElement;
  step: 1 | -1;
  onGo: (step: 1 | -1) => void;
  children: ReactNode;
}

/** If disabled, it would lose the focus. */
const StepButton = ({ card, step, onGo, children }: StepButtonProps) => (
  <Button
    variant="quiet"
    size="smTight"
    aria-disabled={!cardBeside(card, step)}
    className="-mx-3 aria-disabled:opacity-50"
    onClick={() => onGo(step)}
  >
    {children}
  </Button>
);
