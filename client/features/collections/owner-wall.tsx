import '#client/utilities.css';
import type { CollectionItem } from '#shared/collections/contract.ts';
import { layRows } from '#shared/artworks/lay-rows.ts';
import { rememberList } from '#client/lib/came-from.ts';
import { t } from '#client/lib/t.ts';
import { SortableList } from '#client/ui/sortable.tsx';
import { OwnerItem } from './owner-item.tsx';
import { titleOf, useItemChanges } from './use-item-changes.ts';

/** Width of a gap by its height. */
const GAP_RATIO = 0.75;

export const ratioOf = ({ artwork }: CollectionItem): number =>
  artwork ? artwork.width / artwork.height : GAP_RATIO;

/** Works in the owner's order: dragged by their grips, or moved by keys or menu. */
export default function OwnerWall({
  collectionId,
  items,
}: {
  collectionId: string;
  items: readonly CollectionItem[];
}) {
  const { announcement, move, remove, setCover } = useItemChanges(collectionId);
  const styles = layRows(items.map(ratioOf));
  const named = items.map((item) => ({ ...item, title: titleOf(item) }));
  const hasCover = items.some((item) => item.isCover && item.artwork);
  const first = hasCover ? null : items.find(({ artwork }) => artwork);
  const open = () => rememberList(items.flatMap(({ artwork }) => artwork?.id ?? []));
  return (
    <SortableList
      isWall
      label={t('Works')}
      items={named}
      instructions={t(
        'Press Space to pick up a work, arrow keys to move it, Space to drop it, Escape to put it back.',
      )}
      // A work lifted over the edge does not widen the page.
      className="wall-rows -mx-4 overflow-x-clip px-4"
      onMove={(from, to) => move(items, from, to)}
      announcement={announcement}
    >
      {(item, index) => (
        <OwnerItem
          key={item.id}
          item={item}
          isCover={item.isCover || item.id === first?.id}
          index={index}
          style={styles[index]}
          onOpen={open}
          onCover={() => setCover(item)}
          onRemove={() => remove(item)}
          onFirst={index > 0 ? () => move(items, index, 0) : undefined}
          onLast={index < items.length - 1 ? () => move(items, index, items.length - 1) : undefined}
        />
      )}
    </SortableList>
  );
}
