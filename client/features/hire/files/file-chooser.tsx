import { useId, useRef } from 'react';
import { FileUp, X } from '#client/ui/icons.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { DropArea } from '#client/ui/drop-area.tsx';
import { fileSize } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { ACCEPTED } from './file-checks.ts';

interface FileChooserProps {
  files: File[];
  /** Chosen files that cannot be sent, with the reason. */
  refused: [name: string, sentence: string][];
  error: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (file: File) => void;
}

/** The label is the button; files can also be dropped on it. */
export function FileChooser({ files, refused, error, onChoose, onRemove }: FileChooserProps) {
  const errorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-3">
      <DropArea
        ref={button}
        icon={FileUp}
        action={files.length > 0 ? t('Choose more files') : t('Choose files')}
        label={t('Files')}
        multiple
        accept={ACCEPTED}
        errorId={error ? errorId : undefined}
        onChoose={onChoose}
      />
      {error && (
        <p id={errorId} className="text-xs text-danger">
          {error}
        </p>
      )}
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-1 text-xs text-danger">
          {refused.map(([name, sentence]) => (
            <li key={name} className="wrap-anywhere">
              {name}: {sentence}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul aria-label={t('Chosen files')} className="grid grid-cols-1">
          {files.map((file) => (
            <li
              key={`${file.name}/${file.size}`}
              className="flex items-center gap-3 border-t border-line first:border-0"
            >
              <p className="flex min-w-0 flex-1 items-baseline gap-2 text-xs text-mute">
                <span title={file.name} className="truncate text-sm text-paper">
                  {file.name}
                </span>
                <span className="num shrink-0">{fileSize(file.size)}</span>
              </p>
              <IconButton
                label={t('Remove {fileName}', { fileName: file.name })}
                className="-mr-3"
                onClick={() => {
                  // Its button disappears with it.
                  button.current?.focus();
                  onRemove(file);
                }}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
