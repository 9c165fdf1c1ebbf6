import '#client/utilities.css';
import type { CSSProperties } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import type { Artwork } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { ArrowLeftToLine, ArrowRightToLine, PinOff } from '#client/ui/icons.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { SortableItem, SortableList } from '#client/ui/sortable.tsx';
import { CardBody } from '../gallery/artwork-card.tsx';
import { layRows } from '#shared/artworks/lay-rows.ts';
import { PinMark } from './pin-mark.tsx';
import { usePinning } from './use-pinned.ts';

interface OwnPinnedProps {
  works: readonly Artwork[];
  memberId: string;
  onOpen: () => void;
}

const ROUND = 'bg-ink/80 text-paper hover:bg-ink! pointer-fine:size-9!';

/** The member's own pinned works: dragged by their grips, or moved by keys or menu. */
export default function OwnPinned({ works, memberId, onOpen }: OwnPinnedProps) {
  const { pin, announcement } = usePinning(memberId, works);
  const styles = layRows(works.map(({ width, height }) => width / height));
  const move = (from: number, to: number) => {
    const work = works[from];
    if (!work || from === to || to < 0 || to >= works.length) return;
    pin(
      arrayMove([...works], from, to),
      t('{title} is now at position {place} of {total}.', {
        title: work.title,
        place: to + 1,
        total: works.length,
      }),
    );
  };
  const unpin = ({ id, title }: Artwork) =>
    pin(
      works.filter((work) => work.id !== id),
      t('Unpinned {title}', { title }),
    );
  return (
    <SortableList
      isWall
      label={t('Pinned works')}
      items={works}
      instructions={t(
        'Press Space to pick up a work, arrow keys to move it, Space to drop it, Escape to put it back.',
      )}
      // A work lifted over the edge does not widen the page.
      className="wall-rows -mx-4 overflow-x-clip px-4"
      onMove={move}
      announcement={announcement}
    >
      {(work, index) => (
        <Item
          key={work.id}
          work={work}
          style={styles[index]}
          onOpen={onOpen}
          onUnpin={() => unpin(work)}
          onFirst={index > 0 ? () => move(index, 0) : undefined}
          onLast={index < works.length - 1 ? () => move(index, works.length - 1) : undefined}
        />
      )}
    </SortableList>
  );
}

interface ItemProps {
  work: Artwork;
  style: CSSProperties | undefined;
  onOpen: () => void;
  onUnpin: () => void;
  /** Absent: it is there already. */
  onFirst: (() => void) | undefined;
  onLast: (() => void) | undefined;
}

const Item = ({ work, style, onOpen, onUnpin, onFirst, onLast }: ItemProps) => (
  <SortableItem isWall item={work} style={style} className="group @container" gripClassName={ROUND}>
    {(grip) => (
      <>
        <div className="absolute top-2 left-2 z-10 max-sm:top-1 max-sm:left-1">{grip}</div>
        <CardBody
          artwork={work}
          isEager
          onOpen={onOpen}
          beforeTitle={<PinMark />}
          controls={
            <div className="absolute top-2 right-2 z-10 max-sm:top-1 max-sm:right-1">
              <MoreMenu
                label={t('More options for {title}', { title: work.title })}
                className={`${ROUND} reveal aria-expanded:opacity-100`}
              >
                <MenuItem icon={ArrowLeftToLine} onSelect={onFirst}>
                  {t('Move to the beginning')}
                </MenuItem>
                <MenuItem icon={ArrowRightToLine} onSelect={onLast}>
                  {t('Move to the end')}
                </MenuItem>
                <MenuItem icon={PinOff} onSelect={onUnpin}>
                  {t('Unpin')}
                </MenuItem>
              </MoreMenu>
            </div>
          }
        />
      </>
    )}
  </SortableItem>
);
