/** What a row says, in the table and in the list. */
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { clsx } from 'clsx';
import {
  Calendar,
  Clock,
  EyeOff,
  type IconComponent,
  ImageOff,
  Minus,
  PencilLine,
  Tag,
} from '#client/ui/icons.ts';
import { renditionUrl as ownRendition } from '#shared/uploads/renditions.ts';
import type { OwnWork, WorkState } from '#shared/works/contract.ts';
import { EditWork } from '#client/features/artworks/public.ts';
import { RowSchedule, savedAt, whenIn, zoneOf } from '#client/features/drafts/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day, shortDay, shortUsd } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { MenuItem, MenuLine, MenuLink, MoreMenu } from '#client/ui/menu.tsx';
import { STATES } from './labels.ts';
import { clock } from './plan.ts';
import { refreshWorks } from './use-apply.ts';

export const titleOf = ({ title }: OwnWork): string => title || t('Untitled');
export const pathOf = ({ id, draft }: OwnWork): string => (draft ? paths.draft(id) : paths.artwork(id));

const LOOKS: Record<Exclude<WorkState, 'sold'>, { tone: ChipTone; icon: IconComponent }> = {
  draft: { tone: 'mute', icon: PencilLine },
  scheduled: { tone: 'info', icon: Calendar },
  not_for_sale: { tone: 'mute', icon: Minus },
  for_sale: { tone: 'plain', icon: Tag },
  reserved: { tone: 'info', icon: Clock },
  hidden: { tone: 'danger', icon: EyeOff },
};

function dateOf({ state, stateAt }: OwnWork, zone: string): string | null {
  if (!stateAt) return null;
  if (state === 'scheduled') return whenIn(stateAt, zone);
  if (state === 'reserved') return t('until {when}', { when: clock(stateAt) });
  return state === 'hidden' ? t('since {when}', { when: shortDay(stateAt) }) : day(stateAt);
}

export function State({ row, className }: { row: OwnWork; className?: string }) {
  const { state } = row;
  const date = dateOf(row, zoneOf(useMember()));
  return (
    <span className={className}>
      {state === 'sold' ? (
        <Chip>
          <span aria-hidden className="size-2 rounded-full bg-accent" />
          {STATES.sold}
        </Chip>
      ) : (
        <Chip {...LOOKS[state]}>{STATES[state]}</Chip>
      )}
      {date && <span className="text-xs text-mute">{date}</span>}
    </span>
  );
}

/** What is rare about it. */
export function lineOf({ draft, work, updatedAt }: OwnWork): string {
  if (draft) return savedAt(updatedAt);
  const { editionSize, soldCount, medium } = work!;
  if (editionSize === null) return medium ?? '';
  return t('Edition of {size}, {left} left', { size: editionSize, left: editionSize - soldCount });
}

/** Sold, it is the price that was paid; a work that came back keeps a price that means nothing. */
export function priceText({ state, price, work }: OwnWork): string {
  if (state === 'not_for_sale') return '';
  const shown = state === 'sold' ? (work?.soldPrice ?? price) : price;
  if (shown !== null) return shortUsd(shown);
  return state === 'for_sale' || state === 'reserved' ? t('On request') : '';
}

/** Other pictures are answered with the session only, which the host of public ones does not get. */
const isPublic = ({ draft, state }: OwnWork): boolean => !draft && state !== 'hidden';

export const Thumb = ({ row, className }: { row: OwnWork; className: string }) =>
  row.imageUrl ? (
    <img
      src={isPublic(row) ? renditionUrl(row.imageUrl, 'thumb') : ownRendition(row.imageUrl, 'thumb')}
      alt=""
      loading="lazy"
      className={clsx(
        'shrink-0 rounded-xs bg-raised object-cover',
        (row.state === 'hidden' || row.state === 'sold') && 'opacity-60',
        className,
      )}
    />
  ) : (
    <span
      aria-hidden
      className={clsx('grid shrink-0 place-items-center rounded-xs bg-raised text-mute', className)}
    >
      <ImageOff size={18} />
    </span>
  );

/** Null where the figure makes no sense. */
export function openOffers({ state, work }: OwnWork): number | null {
  if (!work) return null;
  if (work.openOffersCount > 0) return work.openOffersCount;
  return work.isOpenToOffers && state !== 'sold' && state !== 'hidden' ? 0 : null;
}

export const OffersLink = ({ row, children }: { row: OwnWork; children: ReactNode }) => (
  <Link
    href={paths.offers()}
    aria-label={tn(openOffers(row) ?? 0, '{n} open offer for {title}', '{n} open offers for {title}', {
      title: titleOf(row),
    })}
    className="relative z-10 inline-flex min-h-6 min-w-6 items-center justify-end gap-1 underline decoration-edge underline-offset-4 hover:text-paper pointer-coarse:min-h-11"
  >
    {children}
  </Link>
);

interface RowMenuProps {
  row: OwnWork;
  onDelete: () => void;
}

export function RowMenu({ row, onDelete }: RowMenuProps) {
  const [doing, setDoing] = useState<'edit' | 'schedule' | null>(null);
  const zone = zoneOf(useMember());
  return (
    <>
      <MoreMenu label={t('More options for {title}', { title: titleOf(row) })} width="sm">
        {row.draft ? (
          <>
            <MenuLink href={paths.draft(row.id)}>{t('Continue')}</MenuLink>
            <MenuItem onSelect={() => setDoing('schedule')}>
              {row.state === 'scheduled' ? t('Change time') : t('Schedule')}
            </MenuItem>
          </>
        ) : (
          <>
            <MenuItem onSelect={() => setDoing('edit')}>{t('Edit')}</MenuItem>
            <MenuLink href={paths.artwork(row.id)}>{t('View')}</MenuLink>
          </>
        )}
        <MenuLine />
        <MenuItem isDanger onSelect={onDelete}>
          {t('Delete')}
        </MenuItem>
      </MoreMenu>
      {doing === 'edit' && (
        <EditWork
          id={row.id}
          onClose={() => {
            setDoing(null);
            void refreshWorks();
          }}
        />
      )}
      {doing === 'schedule' && row.draft && (
        <RowSchedule
          draft={{ id: row.id, version: row.draft.version, publishAt: row.stateAt }}
          zone={zone}
          onChanged={refreshWorks}
          onClose={() => setDoing(null)}
        />
      )}
    </>
  );
}
