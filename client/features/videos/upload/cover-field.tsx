import { useId, useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { clsx } from 'clsx';
import { IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useCoverUpload } from './use-cover-upload.ts';
import * as texts from './texts.ts';

interface CoverFieldProps {
  label: string;
  /** Shown under the field. */
  hint: string;
  /** The object path of the chosen image, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown while nothing is chosen: the image that will be used. */
  fallback?: string | null;
  error?: string | undefined;
}

/** An optional image, one file of at most 10 MB: uploaded and checked as soon as it is chosen. */
export function CoverField({ label, hint, value, onChange, fallback, error }: CoverFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { take, isPending, problem } = useCoverUpload(onChange);
  const shown = value ?? fallback;
  const sentence = problem || error;
  return (
    <div>
      <p className="mb-1.5 flex items-baseline justify-between text-sm font-semibold text-paper">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden className="text-xs font-normal text-mute">
          {texts.optional}
        </span>
      </p>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className={clsx(
          'relative grid h-51 place-content-center justify-items-center gap-3 overflow-hidden rounded-md border border-dashed bg-ink px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-hi',
          sentence ? 'border-danger' : 'border-edge hover:border-soft',
        )}
      >
        {shown && !isPending && (
          <img
            src={renditionUrl(shown, 'card')}
            alt={value ? texts.selectedImage : texts.frameFromTheVideo}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {!shown && <ImageUp size={24} aria-hidden className="text-mute" />}
        <input
          ref={input}
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          data-field="thumbnailUrl"
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
              shown
                ? 'absolute bottom-2 left-2 rounded-full bg-ink/85 px-3 py-1.5'
                : 'underline decoration-edge underline-offset-4',
            )}
          >
            {shown ? texts.chooseAnotherImage : texts.chooseAnImage}
          </span>
        )}
      </div>
      <div id={`${id}-hint`} className="mt-1.5 flex items-start justify-between gap-3 text-xs">
        {sentence ? (
          <p role="alert" className="text-danger">
            {sentence}
          </p>
        ) : (
          <p className="text-mute">{hint}</p>
        )}
        {value && (
          <Button
            variant="quiet"
            size="sm"
            className="-mt-1 h-11"
            onClick={() => {
              onChange(null);
              input.current?.focus();
            }}
          >
            {texts.removeImage}
          </Button>
        )}
      </div>
    </div>
  );
}
