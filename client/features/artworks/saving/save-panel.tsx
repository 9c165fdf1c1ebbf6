import { type ElementType, type ReactNode, useState } from 'react';
import { Plus, X } from '#client/ui/icons.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { SavePlaces, Visibility } from '#shared/collections/contract.ts';
import { CheckRow } from '#client/ui/check-row.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Mosaic } from '#client/ui/mosaic.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { VISIBILITY } from '#client/ui/visibility.tsx';
import { count } from '#client/lib/format.ts';
import { t, tx } from '#client/lib/t.ts';
import { NewCollection } from './new-collection.tsx';
import { type PlaceId, usePlaces } from './use-places.ts';

interface SavePanelProps {
  work: Pick<Artwork, 'id' | 'title'>;
  /** The work has been saved. */
  isReady: boolean;
  Title: ElementType<{ className?: string; children?: ReactNode }>;
  onClose: () => void;
}

/** 'Saved' and the member's collections, each with a checkbox that applies at once. */
export function SavePanel({ work, isReady, Title, onClose }: SavePanelProps) {
  const { places, refusal, toggle } = usePlaces(work.id, isReady);
  const [isCreating, setCreating] = useState(false);
  const row = (id: PlaceId) => ({
    onToggle: () => void toggle(id),
    refusal: refusal?.place === id ? refusal.sentence : null,
  });
  return (
    <>
      <div className="flex items-center justify-between pt-2 pr-1 pb-1 pl-4">
        <Title className="font-sans text-sm font-semibold text-paper max-sm:text-lg">{t('Save to')}</Title>
        <IconButton label={t('Close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-2">
        <Loaded
          query={places}
          failure={t('Your collections couldn’t be loaded.')}
          // The popover is as light as a skeleton elsewhere.
          skeleton={
            <Skeletons count={3} className="grid gap-2 [--color-raised:var(--color-overlay)]" each="h-11" />
          }
        >
          {({ saved, collections }) => (
            <ul>
              <Place place={saved} title={t('Saved')} visibility="private" {...row(null)} />
              {collections.map((place) => (
                <Place
                  key={place.id}
                  place={place}
                  title={place.title}
                  visibility={place.visibility}
                  {...row(place.id)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <div className="border-t border-line px-4 py-2">
        {isCreating ? (
          <NewCollection artworkId={work.id} onDone={() => setCreating(false)} />
        ) : (
          <button
            type="button"
            onClick={() => setCreating(true)}
            className="flex min-h-13 w-full items-center gap-3 rounded-sm text-sm font-semibold text-paper hover:text-soft"
          >
            <span className="grid size-10 place-items-center rounded-xs bg-overlay">
              <Plus size={17} aria-hidden />
            </span>
            {t('New collection')}
          </button>
        )}
      </div>
    </>
  );
}

interface PlaceProps {
  place: SavePlaces['saved'];
  title: string;
  visibility: Visibility;
  refusal: string | null;
  onToggle: () => void;
}

function Place({ place, title, visibility, refusal, onToggle }: PlaceProps) {
  const { name, icon: Icon } = VISIBILITY[visibility];
  return (
    <li>
      <CheckRow aria-label={title} checked={place.itemId !== null} onChange={onToggle}>
        <Mosaic pictures={place.pictures} isSmall className="size-10 shrink-0" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate text-sm font-semibold text-paper">
            {title}
          </span>
          <span className="flex items-center gap-1.5 text-xs text-mute">
            <Icon size={12} aria-hidden />
            <span>
              {tx('{visibility}, {count}', {
                visibility: name,
                count: <span className="num">{count(place.worksCount)}</span>,
              })}
            </span>
          </span>
        </span>
      </CheckRow>
      {refusal && (
        <p role="alert" className="pb-1.5 text-xs text-danger">
          {refusal}
        </p>
      )}
    </li>
  );
}
