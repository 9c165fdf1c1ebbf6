import { type DragEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { ImageUp, Trash2 } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import type { PickedImage } from './image-checks.ts';
import { ImageHintList } from './image-hint-list.tsx';

/** One height for the picture on its mat, the chooser and the check, so that nothing moves. */
const HEIGHT = { height: 'clamp(15rem, min(46dvh, 72vw), 32rem)' };

interface ImagePanelProps {
  image: PickedImage | null;
  isProcessing: boolean;
  /** Shown under the chooser: missing, or the server's error about the file. */
  error: string;
  alt: string;
  onChoose: () => void;
  onDropFile: (file: File) => void;
  onRemove: () => void;
  /** Below the picture, as on its page. */
  children: ReactNode;
}

/** The image on its mat, or the chooser; below it what its page will show. */
export function ImagePanel({ image, isProcessing, error, alt, children, ...on }: ImagePanelProps) {
  const errorId = useId();
  const action = useRef<HTMLButtonElement>(null);
  useRefocus(action, image ?? isProcessing);
  return (
    <Panel
      title={t('Image Upload')}
      aside={
        image && (
          <Button ref={action} variant="outline" size="sm" className="-my-1" onClick={on.onRemove}>
            <Trash2 size={15} aria-hidden />
            {t('Remove Image')}
          </Button>
        )
      }
    >
      {image ? (
        <div className="grid place-items-center rounded-md bg-ink p-4" style={HEIGHT}>
          <img
            // Not from the host of public pictures: this one is the member's alone.
            src={renditionUrl(image.objectPath, 'preview')}
            alt={alt}
            width={image.width}
            height={image.height}
            className="h-auto max-h-full min-h-0 w-auto max-w-full rounded-art object-contain shadow-art"
          />
        </div>
      ) : isProcessing ? (
        <div
          aria-live="polite"
          className="grid place-content-center gap-4 rounded-md bg-ink px-6 text-center"
          style={HEIGHT}
        >
          <span aria-hidden className="skeleton h-1.5 w-48" />
          <span className="text-sm text-soft">{t('Checking the image...')}</span>
        </div>
      ) : (
        <Dropzone
          action={action}
          errorId={error ? errorId : undefined}
          onChoose={on.onChoose}
          onDropFile={on.onDropFile}
        />
      )}
      {error && !image && (
        <p id={errorId} className="mt-3 text-sm text-danger">
          {error}
        </p>
      )}
      {children}
      <ImageHintList image={image} />
    </Panel>
  );
}

interface DropzoneProps {
  action: Ref<HTMLButtonElement>;
  errorId: string | undefined;
  onChoose: () => void;
  onDropFile: (file: File) => void;
}

/** The label is the button; one file can also be dropped on it. */
function Dropzone({ action, errorId, onChoose, onDropFile }: DropzoneProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onDropFile(file);
  };
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      style={HEIGHT}
      className={clsx(
        'relative grid place-content-center justify-items-center gap-4 rounded-md border border-dashed bg-ink px-6 text-center transition-colors hover:border-soft hover:bg-raised',
        errorId ? 'border-danger' : 'border-edge',
      )}
    >
      <ImageUp size={28} aria-hidden className="text-mute" />
      <div>
        <button
          ref={action}
          type="button"
          {...(errorId ? { 'data-invalid': true } : {})}
          aria-describedby={errorId}
          onClick={onChoose}
          className="text-base font-semibold text-paper underline decoration-edge underline-offset-4 after:absolute after:inset-0 after:rounded-md"
        >
          {t('Choose an image')}
        </button>
        <p className="mt-3 text-xs text-mute">{t('or drop one file here')}</p>
      </div>
    </div>
  );
}
