import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, FileCheck as Icon } from '#client/ui/icons.ts';
import { FileInput } from './file-input.tsx';

export interface FileVerdict {
  isGood: boolean;
  sentence: ReactNode;
}
interface FileCheckProps {
  /** Label of the chooser. */
  label: string;
  action: string;
  hint: string;
  /** Types of files; a PDF by default. */
  accept?: string;
  /** Compared in the browser. */
  check: (file: File) => Promise<FileVerdict>;
}

/** Chooses or drops a file, and says what is found in it. */
export function FileCheck({ label, action, hint, accept = 'application/pdf,.pdf', check }: FileCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [checked, setChecked] = useState<FileVerdict & { name: string }>();

  async function take(file: File | undefined): Promise<void> {
    if (file) setChecked({ name: file.name, ...(await check(file)) });
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const Mark = checked?.isGood ? CircleCheck : CircleX;
  return (
    <div className="grid gap-4">
      <FileInput ref={input} label={label} accept={accept} onChoose={([file]) => void take(file)} />
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={clsx(
          'grid justify-items-center gap-3 rounded-md border border-dashed px-5 py-8 text-center transition-colors hover:border-soft hover:bg-raised',
          isOver ? 'border-paper bg-raised' : 'border-edge',
        )}
      >
        <Icon size={26} aria-hidden className="text-mute" />
        <span className="font-semibold text-paper">{action}</span>
        <span className="max-w-sm text-sm text-soft">{hint}</span>
      </button>
      <div role="status" className="text-sm empty:hidden">
        {checked && (
          <p className={clsx('flex items-start gap-2 text-left', checked.isGood ? 'text-ok' : 'text-danger')}>
            <Mark size={18} aria-hidden className="mt-px shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {checked.name}: {checked.sentence}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
