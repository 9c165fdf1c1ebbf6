import type { ReactNode } from 'react';
// Of a draft, only this host answers them.
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { Trash2 } from '#client/ui/icons.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Input } from '#client/ui/input.tsx';
import { SortableItem } from '#client/ui/sortable.tsx';
import { PICTURE_ROW, PICTURE_THUMB } from '#client/features/uploads/public.ts';
import { t } from '#client/lib/t.ts';
import type { View } from './views.ts';

interface RowProps {
  item: View & { id: string; title: string };
  /** Its number among all pictures. */
  n: number;
  onWrite: (altText: string) => void;
}

const ROW = `${PICTURE_ROW} grid-cols-[auto_auto_minmax(0,1fr)_auto]`;

/** On a phone what it shows stands below the picture. */
function Row({
  item: { image, altText },
  n,
  onWrite,
  grip,
  remove,
}: RowProps & { grip?: ReactNode; remove?: ReactNode }) {
  return (
    <>
      {grip ?? <span />}
      <img src={renditionUrl(image.objectPath, 'thumb')} alt="" className={PICTURE_THUMB} />
      <Input
        label={t('What picture {n} shows', { n })}
        maxLength={400}
        placeholder={t('One sentence for people who can’t see it')}
        value={altText}
        onChange={({ target }) => onWrite(target.value)}
        className="max-sm:order-last max-sm:col-span-4"
      />
      <span className="col-start-4">{remove}</span>
    </>
  );
}

export const SortableView = ({ onRemove, ...row }: RowProps & { onRemove: () => void }) => (
  <SortableItem item={row.item}>
    {(grip) => (
      <div className={ROW}>
        <Row
          {...row}
          grip={grip}
          remove={
            <IconButton label={t('Remove picture {n}', { n: row.n })} onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          }
        />
      </div>
    )}
  </SortableItem>
);

/** Of a work whose pictures stay as they are. */
export const FixedView = (row: RowProps) => (
  <li className={ROW}>
    <Row {...row} />
  </li>
);
