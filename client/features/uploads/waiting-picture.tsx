import { clsx } from 'clsx';
import { Image, RotateCw, Trash2 } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { t } from '#client/lib/t.ts';
import type { Waiting } from './use-picture-uploads.ts';

/** The columns are the caller's. */
export const PICTURE_ROW = 'grid items-center gap-x-3 gap-y-2 rounded-md bg-ink p-2.5';
export const PICTURE_THUMB = 'h-[66px] w-22 rounded-sm object-cover';

interface WaitingPictureProps {
  waiting: Waiting;
  onTryAgain: () => void;
  onRemove: () => void;
}

/** Being sent, or why it is not. */
export const WaitingPicture = ({
  waiting: { file, share, problem, mayTryAgain },
  onTryAgain,
  onRemove,
}: WaitingPictureProps) => (
  <li className={clsx(PICTURE_ROW, 'grid-cols-[auto_minmax(0,1fr)_auto]')}>
    <span className={clsx(PICTURE_THUMB, 'grid place-items-center bg-raised text-mute')}>
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
