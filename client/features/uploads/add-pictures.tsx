import { type DragEvent, type Ref, useRef } from 'react';
import { clsx } from 'clsx';
import { IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { FileInput } from '#client/ui/file-input.tsx';
import { ImageUp } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';

interface AddPicturesProps {
  ref: Ref<HTMLButtonElement>;
  /** The element that says what is wrong. */
  errorId: string | undefined;
  onChoose: (files: File[]) => void;
}

/** The label is the button; files can also be dropped on it. */
export function AddPictures({ ref, errorId, onChoose }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={clsx(
        'relative mt-3 flex min-h-14 flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-md border border-dashed px-4 py-3 transition-colors hover:border-soft hover:bg-raised',
        errorId ? 'border-danger' : 'border-edge',
      )}
    >
      <ImageUp size={18} aria-hidden className="text-mute" />
      <button
        ref={ref}
        type="button"
        {...(errorId ? { 'data-invalid': true, 'aria-describedby': errorId } : {})}
        onClick={() => input.current?.click()}
        className="text-sm font-semibold text-paper after:absolute after:inset-0 after:rounded-md"
      >
        {t('Add pictures')}
      </button>
      <span className="text-xs text-mute">{t('JPG, PNG, GIF or WebP, up to 10 MB each')}</span>
      <FileInput
        ref={input}
        label={t('Pictures')}
        multiple
        accept={IMAGE_TYPES.join(',')}
        onChoose={onChoose}
      />
    </div>
  );
}
