import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ImageUp } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { type PublicRendition, assetUrl, renditionUrl } from '#client/lib/asset-url.ts';
import type { ImagePurpose } from '#client/lib/image-upload.ts';
import { t } from '#client/lib/t.ts';
import { useUploadedImage } from '#client/lib/use-uploaded-image.ts';
import { Button } from './base/button.tsx';
import type { FieldProps } from './field.tsx';

/** How it is shown: as it will be. */
const SHAPES: Record<
  'card' | 'whole' | 'cover' | 'banner' | 'face',
  { box: string; image: string; size: PublicRendition }
> = {
  card: { box: 'h-51 rounded-md', image: 'object-cover', size: 'card' },
  whole: { box: 'h-56 rounded-md sm:h-64', image: 'object-contain p-3', size: 'card' },
  cover: { box: 'aspect-video rounded-md', image: 'object-cover', size: 'preview' },
  banner: { box: 'h-36 rounded-md sm:h-44', image: 'object-cover', size: 'preview' },
  face: { box: 'size-20 rounded-full', image: 'object-cover', size: 'thumb' },
};

interface ImageFieldProps extends Omit<FieldProps, 'labelAt'> {
  /** An object path, or an address where it is shown; empty: none. */
  value: string;
  onChange: (value: string) => void;
  shape: keyof typeof SHAPES;
  purpose?: ImagePurpose;
  /** The picture used while nothing is chosen. */
  fallback?: string | false | null | undefined;
  /** Shown while there is none. */
  empty?: ReactNode;
  /** It is being sent. */
  onBusyChange?: (isBusy: boolean) => void;
}

/** A picture, one file of at most 10 MB: sent and checked as soon as it is chosen or dropped. */
export function ImageField({
  label,
  hint = t('JPG, PNG, GIF or WebP, up to 10 MB.'),
  error,
  optional,
  className,
  value,
  onChange,
  shape,
  purpose,
  fallback,
  empty,
  onBusyChange,
}: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { take, isPending, problem } = useUploadedImage(onChange, purpose);
  useEffect(() => onBusyChange?.(isPending), [isPending, onBusyChange]);
  const { box, image, size } = SHAPES[shape];
  const isFace = shape === 'face';
  const shown = value || fallback;
  const sentence = problem || error;
  const state = isPending ? t('Uploading...') : shown ? t('Choose another image') : t('Choose an image');
  return (
    <div
      className={clsx(
        isFace ? 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5' : 'grid content-start gap-1.5',
        className,
      )}
    >
      <div className={clsx(isFace ? 'sr-only' : 'flex items-baseline justify-between gap-3')}>
        <label htmlFor={id} className="text-sm font-semibold text-paper">
          {label}
        </label>
        {optional && (
          <span aria-hidden className="text-xs text-mute">
            {t('Optional')}
          </span>
        )}
      </div>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className={clsx(
          'relative grid place-content-center justify-items-center gap-3 overflow-hidden border border-dashed bg-ink text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-hi',
          sentence ? 'border-danger' : 'border-edge hover:border-soft',
          box,
        )}
      >
        {shown && !isPending ? (
          <img
            src={shown.startsWith('/objects/') ? renditionUrl(shown, size) : assetUrl(shown)}
            alt={value ? t('Selected image') : t('Frame from the video')}
            className={clsx('absolute inset-0 size-full', image)}
          />
        ) : (
          (empty ?? <ImageUp size={24} aria-hidden className="text-mute" />)
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          required={!optional && !value}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={`${id}-hint`}
          // If disabled, it would lose the focus.
          aria-disabled={isPending}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0 aria-disabled:pointer-events-none"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {!isFace && (
          <span
            role={isPending ? 'status' : undefined}
            aria-hidden={!isPending}
            className={clsx(
              'text-sm font-semibold text-paper',
              shown && !isPending
                ? 'absolute bottom-2 left-2 rounded-full bg-ink/85 px-3 py-1.5'
                : 'underline decoration-edge underline-offset-4',
            )}
          >
            {state}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 text-xs">
        {isFace && (
          <span className="mb-2 w-full">
            {/* Serves the mouse; by keyboard and for screen readers the input is the control. */}
            <Button
              variant="outline"
              size="sm"
              tabIndex={-1}
              aria-hidden={!isPending}
              onClick={() => input.current?.click()}
            >
              {state}
            </Button>
          </span>
        )}
        <p
          id={`${id}-hint`}
          {...(sentence ? { role: 'alert' } : {})}
          className={sentence ? 'text-danger' : 'text-mute'}
        >
          {sentence || hint}
        </p>
        {value && !isPending && optional && (
          <Button
            variant="quiet"
            size="mdTight"
            className="-mx-3 -my-3"
            onClick={() => {
              onChange('');
              // Its button disappears with it.
              input.current?.focus();
            }}
          >
            {t('Remove Image')}
          </Button>
        )}
      </div>
    </div>
  );
}
