import { FileUp, RotateCw, X } from '#client/ui/icons.ts';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { fileSize } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import type { FileUpload } from './file-uploads.ts';

interface UploadRowProps {
  upload: FileUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** An upload: its progress, or why it failed, and what to do about it. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state, sentBytes, problem, mayRetry } = upload;
  const percent = Math.floor((100 * sentBytes) / Math.max(file.size, 1));
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-3 first:border-0">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-xs bg-raised text-mute">
        <FileUp size={19} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1 text-xs text-mute">
        <p title={file.name} className="truncate text-sm text-paper">
          {file.name}
        </p>
        {state === 'failed' ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : (
          <>
            <p className={state === 'sending' ? 'num' : undefined}>
              {state === 'sending'
                ? t('{sentBytes} of {size}', {
                    sentBytes: fileSize(Math.min(sentBytes, file.size)),
                    size: fileSize(file.size),
                  })
                : t('Checking the file...')}
            </p>
            <ProgressBar
              label={t('Uploading {fileName}', { fileName: file.name })}
              percent={state === 'sending' ? percent : null}
            />
          </>
        )}
      </div>
      <div className="-mr-2 flex shrink-0">
        {state === 'failed' && mayRetry && (
          <IconButton label={t('Retry {fileName}', { fileName: file.name })} onClick={onRetry}>
            <RotateCw size={18} aria-hidden />
          </IconButton>
        )}
        {state !== 'checking' && (
          <IconButton
            label={
              state === 'failed'
                ? t('Dismiss {file}', { file: file.name })
                : t('Cancel {file}', { file: file.name })
            }
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
