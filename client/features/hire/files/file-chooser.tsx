import { type DragEvent, useId, useRef } from 'react';
import { FileUp, X } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { FileInput } from '#client/ui/file-input.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <div className="grid gap-3">
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={clsx(
          'relative grid min-h-36 place-content-center justify-items-center gap-2 rounded-md border border-dashed bg-ink px-6 text-center transition-colors hover:border-soft hover:bg-raised',
          error ? 'border-danger' : 'border-edge',
        )}
      >
        <FileUp size={24} aria-hidden className="text-mute" />
        <button
          ref={button}
          type="button"
          {...(error ? { 'data-invalid': true } : {})}
          aria-describedby={error ? errorId : undefined}
          onClick={() => input.current?.click()}
          className="text-base font-semibold text-paper underline decoration-edge underline-offset-4 after:absolute after:inset-0 after:rounded-md"
        >
          {files.length > 0 ? t('Choose more files') : t('Choose files')}
        </button>
        <p className="text-xs text-mute">{t('or drop them here')}</p>
      </div>
      <FileInput ref={input} label={t('Files')} multiple accept={ACCEPTED} onChoose={onChoose} />
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
