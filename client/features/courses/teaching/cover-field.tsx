import { type ChangeEvent, type DragEvent, useId, useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { clsx } from 'clsx';
import { IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { useCoverUpload } from '#client/features/videos/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import * as texts from './texts.ts';

interface CoverFieldProps {
  /** The current one, or an object path; empty: none. */
  imageUrl: string;
  onChange: (imageUrl: string) => void;
  /** The server's error about it. */
  error: string | undefined;
}

/** A new cover has only its object path until the course is saved. */
const coverUrl = (imageUrl: string) =>
  imageUrl.startsWith('/objects/') ? renditionUrl(imageUrl, 'preview') : imageUrl;

/** The course's cover image: uploaded at once, attached when the course is saved. */
export function CoverField({ imageUrl, onChange, error }: CoverFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { take, isPending, problem } = useCoverUpload(onChange);
  useRefocus(choose, imageUrl || isPending);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const sentence = problem || error;
  return (
    <div>
      <p className="mb-1.5 flex items-baseline gap-3 text-sm font-semibold text-paper">
        <label htmlFor={id}>{texts.cover}</label>
        <span aria-hidden className="text-xs font-normal text-mute">
          {texts.optional}
        </span>
      </p>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={clsx(
          'relative grid aspect-video place-content-center justify-items-center gap-3 overflow-hidden rounded-md bg-ink text-center',
          !imageUrl && 'border border-dashed',
          sentence ? 'border-danger' : 'border-edge',
        )}
      >
        {imageUrl ? (
          <img
            src={coverUrl(imageUrl)}
            alt={texts.coverAlt}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <>
            <ImageUp size={26} aria-hidden className="text-mute" />
            <p className="text-xs text-mute">{isPending ? texts.checkingTheImage : texts.dropOneHere}</p>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          ref={choose}
          variant="outline"
          data-field="imageUrl"
          aria-describedby={`${id}-note`}
          disabled={isPending}
          onClick={() => input.current?.click()}
        >
          {isPending ? texts.uploading : imageUrl ? texts.changeCover : texts.chooseACover}
        </Button>
        {imageUrl && !isPending && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {texts.removeCover}
          </Button>
        )}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        accept={IMAGE_TYPES.join(',')}
        onChange={pick}
        aria-describedby={`${id}-note`}
        className="sr-only"
      />
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={clsx('mt-2 text-xs', sentence ? 'text-danger' : 'text-mute')}
      >
        {sentence ?? texts.jpgPngGifOrWebp}
      </p>
    </div>
  );
}
