import { type DragEvent, type Ref, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { IconComponent } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { FileInput } from './file-input.tsx';

interface DropAreaProps {
  /** Its button, for who has to focus it. */
  ref?: Ref<HTMLButtonElement>;
  icon: IconComponent;
  /** What the button says. */
  action: string;
  hint?: string;
  /** Names the chooser. */
  label: string;
  accept: string;
  multiple?: boolean;
  /** The element that says what is wrong. */
  errorId?: string | undefined;
  onChoose: (files: File[]) => void;
}

/** Files are chosen with its button or dropped on it. */
export function DropArea({ ref, icon: Icon, action, hint, errorId, onChoose, ...chooser }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative grid min-h-36 place-content-center justify-items-center gap-2 rounded-md border border-dashed px-6 py-5 text-center transition-colors hover:border-soft hover:bg-raised',
          isOver ? 'border-paper bg-raised' : 'bg-ink',
          errorId ? 'border-danger' : !isOver && 'border-edge',
        )}
      >
        <Icon size={24} aria-hidden className="text-mute" />
        <button
          ref={ref}
          type="button"
          {...(errorId ? { 'data-invalid': true } : {})}
          aria-describedby={errorId}
          onClick={() => input.current?.click()}
          className="text-base font-semibold text-paper underline decoration-edge underline-offset-4 after:absolute after:inset-0 after:rounded-md"
        >
          {action}
        </button>
        <p className="text-xs text-mute">{hint ?? t('or drop them here')}</p>
      </div>
      <FileInput ref={input} {...chooser} onChoose={onChoose} />
    </>
  );
}
