import { useId } from 'react';
import { ImageUp } from 'lucide-react';
import { clsx } from 'clsx';
import { IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { CoverUpload } from '#client/features/videos/public.ts';
import * as texts from './texts.ts';

interface ImageFieldProps {
  /** The object path of the chosen image; empty if there is none. */
  value: string;
  upload: CoverUpload;
  error?: string | undefined;
}

/** The piece's image, uncropped: uploaded and checked as soon as it is chosen or dropped. */
export function ImageField({ value, upload: { take, isPending, problem }, error }: ImageFieldProps) {
  const id = useId();
  const sentence = problem || error;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-paper">
        {texts.image}
      </label>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className={clsx(
          'relative grid h-56 place-content-center justify-items-center gap-3 overflow-hidden rounded-md border border-dashed bg-ink px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-hi sm:h-64',
          sentence ? 'border-danger' : 'border-edge hover:border-soft',
        )}
      >
        {value && !isPending ? (
          <img
            src={renditionUrl(value, 'card')}
            alt={texts.selectedImage}
            className="absolute inset-0 size-full object-contain p-3"
          />
        ) : (
          <ImageUp size={24} aria-hidden className="text-mute" />
        )}
        <input
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          data-autofocus
          data-field="imageUrl"
          required={!value}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
          disabled={isPending}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {isPending ? (
          <span role="status" className="text-sm text-soft">
            {texts.uploading}
          </span>
        ) : (
          <span
            aria-hidden
            className={clsx(
              'text-sm font-semibold text-paper',
              value
                ? 'absolute bottom-2 left-2 rounded-full bg-ink/85 px-3 py-1.5'
                : 'underline decoration-edge underline-offset-4',
            )}
          >
            {value ? texts.chooseAnotherImage : texts.chooseAnImage}
          </span>
        )}
      </div>
      <p
        id={`${id}-hint`}
        {...(problem ? { role: 'alert' } : {})}
        className={clsx('text-xs', sentence ? 'text-danger' : 'text-mute')}
      >
        {sentence ?? texts.jpgPngGifOrWebp}
      </p>
    </div>
  );
}
