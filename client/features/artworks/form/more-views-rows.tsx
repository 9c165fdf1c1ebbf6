import type { ReactNode } from 'react';
// Of a draft, only this host answers them.
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { clsx } from 'clsx';
import { Image, RotateCw, Trash2 } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Input } from '#client/ui/input.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { SortableItem } from '#client/ui/sortable.tsx';
import { t } from '#client/lib/t.ts';
import type { Waiting } from './use-view-uploads.ts';
import type { View } from './views.ts';

interface RowProps {
  item: View & { id: string; title: string };
  /** Its number among all pictures. */
  n: number;
  onWrite: (altText: string) => void;
}

const ROW =
  'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-md bg-ink p-2.5';
const THUMB = 'h-[66px] w-22 rounded-sm object-cover';

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
      <img src={renditionUrl(image.objectPath, 'thumb')} alt="" className={THUMB} />
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

interface WaitingViewProps {
  waiting: Waiting;
  onTryAgain: () => void;
  onRemove: () => void;
}

/** Being sent, or why it is not. */
export const WaitingView = ({
  waiting: { file, share, problem, mayTryAgain },
  onTryAgain,
  onRemove,
}: WaitingViewProps) => (
  <li className={clsx(ROW, 'grid-cols-[auto_minmax(0,1fr)_auto]')}>
    <span className={clsx(THUMB, 'grid place-items-center bg-raised text-mute')}>
      <Image size={18} aria-hidden />
    </span>
    <div className="grid min-w-0 gap-2 text-xs">
      <p dir="auto" className="truncate text-sm text-paper">
        {file.name}
      </p>
      {problem ? (
        <>
          <p role="alert" className="text-danger">
            {problem}
          </p>
          {mayTryAgain && (
            <Button variant="outline" size="sm" onClick={onTryAgain} className="justify-self-start">
              <RotateCw size={15} aria-hidden />
              {t('Try again')}
            </Button>
          )}
        </>
      ) : (
        <ProgressBar
          label={t('Uploading {name}', { name: file.name })}
          percent={share < 1 ? Math.round(100 * share) : null}
        />
      )}
    </div>
    <IconButton label={t('Remove {name}', { name: file.name })} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
    </IconButton>
  </li>
);
