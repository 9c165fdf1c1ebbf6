import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import {
  AddPictures,
  type PickedImage,
  WaitingPicture,
  usePictureUploads,
} from '#client/features/uploads/public.ts';
import { SortableList } from '#client/ui/sortable.tsx';
import { fileSize } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn, tx } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { FixedView, SortableView } from './more-views-rows.tsx';
import { MAX_VIEWS, type View } from './views.ts';

interface MoreViewsProps {
  views: readonly View[];
  onChange: (change: (now: readonly View[]) => View[]) => void;
  /** Some are being sent. */
  onBusyChange: (isBusy: boolean) => void;
  /** Why none can be added, removed or moved. */
  fixed?: string | undefined;
  /** The server's, about one of them. */
  error?: string | undefined;
}

/** The first picture is number 1. */
const numberAt = (index: number): number => index + 2;

/** More pictures of a work: several files at once, each with its progress; ordered by dragging and by keys. */
export function MoreViews({ views, onChange, onBusyChange, fixed, error }: MoreViewsProps) {
  /** By object path, so that those that arrive out of order stand as they were chosen. */
  const chosen = useRef(new Map<string, number>());
  const insert = (image: PickedImage, id: number) => {
    chosen.current.set(image.objectPath, id);
    onChange((now) => {
      const later = now.findIndex((view) => (chosen.current.get(view.image.objectPath) ?? 0) > id);
      return now.toSpliced(later < 0 ? now.length : later, 0, { image, altText: '' });
    });
  };
  const { waiting, isBusy, add, tryAgain, drop } = usePictureUploads('view', insert);
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  const count = views.length + waiting.length;
  const [leftOut, setLeftOut] = useState(0);
  const take = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - (MAX_VIEWS - count)));
    add(files.slice(0, MAX_VIEWS - count));
  };
  const adder = useRef<HTMLButtonElement>(null);
  // A removed one loses the focus.
  useRefocus(adder, count);

  const items = views.map((view, index) => ({
    ...view,
    id: view.image.objectPath,
    title: t('Picture {n}', { n: numberAt(index) }),
  }));
  const on = (index: number) => ({
    onWrite: (altText: string) => onChange((now) => now.with(index, { ...now[index]!, altText })),
    onRemove: () => onChange((now) => now.toSpliced(index, 1)),
  });
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 text-sm text-mute">
        {fixed ?? t('The back, an edge, a detail, the work on a wall. Cards always show the first picture.')}
        <span className="shrink-0">
          {tx('{n} of {most}', { n: <span className="text-paper">{count}</span>, most: MAX_VIEWS })}
        </span>
      </p>
      {fixed === undefined ? (
        <SortableList
          isVertical
          label={t('More views')}
          items={items}
          instructions={t(
            'Press Space to pick up the picture, use the arrow keys to move it, then press Space to drop it or Escape to cancel.',
          )}
          lifted={(title) =>
            t('{title} picked up. Arrow keys move it, Space drops it, Escape cancels.', { title })
          }
          className="mt-4 grid grid-cols-1 gap-2 empty:hidden"
          onMove={(from, to) => onChange((now) => arrayMove([...now], from, to))}
          announcement=""
        >
          {(item, index) => <SortableView key={item.id} item={item} n={numberAt(index)} {...on(index)} />}
        </SortableList>
      ) : (
        <ol aria-label={t('More views')} className="mt-4 grid grid-cols-1 gap-2 empty:hidden">
          {items.map((item, index) => (
            <FixedView key={item.id} item={item} n={numberAt(index)} onWrite={on(index).onWrite} />
          ))}
        </ol>
      )}
      {waiting.length > 0 && (
        <ul aria-label={t('Pictures being uploaded')} className="mt-2 grid grid-cols-1 gap-2">
          {waiting.map((one) => (
            <WaitingPicture
              key={one.id}
              waiting={one}
              onTryAgain={() => tryAgain(one.id)}
              onRemove={() => drop(one.id)}
            />
          ))}
        </ul>
      )}
      {fixed === undefined && count < MAX_VIEWS && (
        <AddPictures ref={adder} errorId={error && ERROR} onChoose={take} />
      )}
      {error && (
        <p id={ERROR} role="alert" className="mt-2 text-xs text-danger">
          {error}
        </p>
      )}
      {leftOut > 0 && (
        <p role="status" className="mt-2 text-xs text-soft">
          {tn(
            leftOut,
            '{n} picture was left out: a work can have up to 10.',
            '{n} pictures were left out: a work can have up to 10.',
          )}
        </p>
      )}
      {count > 0 && fixed === undefined && <StorageLeft />}
    </>
  );
}

const ERROR = 'more-views-error';

const GB = 1_073_741_824;

/** For those who cannot store as much as they like. */
function StorageLeft() {
  const { data } = useEndpoint(uploadEndpoints.storage, {});
  if (!data || data.bytesLeft === null) return null;
  const size =
    data.bytesLeft >= GB ? t('{n} GB', { n: (data.bytesLeft / GB).toFixed(1) }) : fileSize(data.bytesLeft);
  return <p className="mt-3 text-xs text-mute">{t('You have {size} of storage left.', { size })}</p>;
}
