import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  type CollisionDetection,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  type SortingStrategy,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

/** Works of different widths stay where they are: a line shows where the lifted one goes. */
const stay: SortingStrategy = () => null;
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface SortableListProps<T> {
  label: string;
  items: readonly T[];
  /** How to move an item by keyboard, for screen readers. */
  instructions: string;
  /** One column; otherwise a grid. */
  isVertical?: boolean;
  /** Items of different widths. */
  isWall?: boolean;
  className: string;
  /** The first and last position that an item may move to. */
  rangeOf?: (index: number) => readonly [first: number, last: number];
  onMove: (from: number, to: number) => void;
  /** Below the list while an item is lifted; its line is kept free otherwise. */
  lifted?: (title: string) => string;
  /** Announces a move by other means to screen readers. */
  announcement: string;
  children: (item: T, index: number) => ReactNode;
}

/** A list reordered by dragging and by arrow keys. */
export function SortableList<T extends { id: string; title: string }>({
  label,
  items,
  instructions,
  isVertical = false,
  isWall = false,
  className,
  rangeOf,
  onMove,
  lifted,
  announcement,
  children,
}: SortableListProps<T>) {
  const [liftedId, setLiftedId] = useState<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const titleOf = (id: UniqueIdentifier) => items[indexOf(id)]?.title ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    t('{position} of {count}', { position: indexOf(id) + 1, count: items.length });
  /** An item moved beyond its range stops at its edge. */
  const nearestInRange: CollisionDetection = (args) => {
    const [nearest] = closestCenter(args);
    if (!nearest) return [];
    const [first, last] = rangeOf?.(indexOf(args.active.id)) ?? [0, items.length - 1];
    const item = items[Math.min(Math.max(indexOf(nearest.id), first), last)];
    return item ? [{ id: item.id }] : [];
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestInRange}
      modifiers={isVertical ? [upAndDown] : []}
      onDragStart={({ active }) => setLiftedId(active.id)}
      onDragCancel={() => setLiftedId(null)}
      onDragEnd={({ active, over }) => {
        setLiftedId(null);
        if (over) onMove(indexOf(active.id), indexOf(over.id));
      }}
      accessibility={{
        announcements: {
          onDragStart: ({ active: { id } }) =>
            t('Picked up {title}, position {place}.', { title: titleOf(id), place: placeOf(id) }),
          onDragOver: ({ active: { id }, over }) =>
            over
              ? t('{title} moved to position {place}.', { title: titleOf(id), place: placeOf(over.id) })
              : undefined,
          onDragEnd: ({ active: { id }, over }) =>
            over
              ? t('{title} dropped at position {place}.', { title: titleOf(id), place: placeOf(over.id) })
              : undefined,
          onDragCancel: ({ active: { id } }) =>
            t('{title} stays at position {place}.', { title: titleOf(id), place: placeOf(id) }),
        },
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={isWall ? stay : isVertical ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <ol aria-label={label} className={className}>
          {items.map(children)}
        </ol>
      </SortableContext>
      {lifted && items.length > 1 && (
        // Screen readers are told by the announcements.
        <p aria-hidden className="mt-2 min-h-4 text-xs text-soft">
          {liftedId !== null && lifted(titleOf(liftedId))}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}

interface SortableItemProps {
  item: { id: string; title: string };
  className?: string;
  style?: CSSProperties | undefined;
  /** Class of the button to drag it by. */
  gripClassName?: string;
  /** In a wall: marks where the lifted item goes. */
  isWall?: boolean;
  /** @param grip the button to drag it by */
  children: (grip: ReactNode) => ReactNode;
}

const MARK = 'before:absolute before:inset-y-0 before:z-20 before:w-0.5 before:bg-accent';

/** A row or card of a SortableList. */
export function SortableItem({
  item: { id, title },
  className,
  style,
  gripClassName = 'text-mute hover:bg-raised hover:text-paper',
  isWall = false,
  children,
}: SortableItemProps) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    isOver,
    index,
    activeIndex,
  } = useSortable({ id });
  const isTarget = isWall && isOver && !isDragging;
  return (
    <li
      ref={setNodeRef}
      style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        'relative rounded-md',
        className,
        isDragging && 'z-20 bg-raised shadow-pop',
        isWall && isDragging && 'rotate-1 outline-2 outline-offset-4 outline-accent',
        isTarget && MARK,
        isTarget && (activeIndex > index ? 'before:-left-[11px]' : 'before:-right-[11px]'),
      )}
    >
      {children(
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('Move {title}', { title })}
          className={clsx(
            'grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing',
            gripClassName,
          )}
        >
          <GripVertical size={18} aria-hidden />
        </button>,
      )}
    </li>
  );
}
