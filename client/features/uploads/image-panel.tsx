import { type DragEvent, type Ref, useId, useRef } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import type { PickedImage } from './image-checks.ts';
import { ImageHintList } from './image-hint-list.tsx';
import * as texts from './texts.ts';

interface ImagePanelProps {
  image: PickedImage | null;
  isProcessing: boolean;
  /** Shown under the chooser: missing, or the server's error about the file. */
  error: string;
  label: { artist: string; title: string; line: string };
  alt: string;
  onChoose: () => void;
  onDropFile: (file: File) => void;
  onRemove: () => void;
}

/** The image on its mat with a live wall label, or the chooser. */
export function ImagePanel({ image, isProcessing, error, label, alt, ...on }: ImagePanelProps) {
  const errorId = useId();
  const action = useRef<HTMLButtonElement>(null);
  useRefocus(action, image ?? isProcessing);
  return (
    <Panel title={texts.imageUpload}>
      {image ? (
        <>
          <div className="grid place-items-center rounded-md bg-ink p-4 sm:p-10">
            <img
              src={renditionUrl(image.objectPath, 'preview')}
              alt={alt}
              width={image.width}
              height={image.height}
              className="h-auto max-h-[380px] w-auto max-w-full rounded-art object-contain shadow-art xl:max-h-[560px]"
            />
          </div>
          <div className="mt-5 flex flex-wrap items-start justify-between gap-4">
            <WallLabel name={label.artist} title={label.title}>
              {label.line}
            </WallLabel>
            <Button ref={action} variant="outline" size="sm" onClick={on.onRemove}>
              <Trash2 size={15} aria-hidden />
              {texts.removeImage}
            </Button>
          </div>
        </>
      ) : isProcessing ? (
        <div
          aria-live="polite"
          className="grid min-h-72 place-content-center gap-4 rounded-md bg-ink px-6 text-center xl:min-h-[520px]"
        >
          <span aria-hidden className="skeleton h-1.5 w-48" />
          <span className="text-sm text-soft">{texts.checkingTheImage}</span>
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
      className={clsx(
        'relative grid min-h-72 place-content-center justify-items-center gap-4 rounded-md border border-dashed bg-ink px-6 text-center transition-colors hover:border-soft hover:bg-raised xl:min-h-[520px]',
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
          {texts.chooseAnImage}
        </button>
        <p className="mt-3 text-xs text-mute">{texts.orDropOneFileHere}</p>
      </div>
    </div>
  );
}
