import { type DragEvent, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, FileCheck } from 'lucide-react';
import { canFingerprint, fingerprintOf } from './fingerprint.ts';
import { FileInput } from '#client/ui/file-input.tsx';
import * as texts from './texts.ts';

type Result = 'same' | 'different' | 'unreadable';
const SENTENCES: Record<Result, string> = {
  same: texts.thisFileIsAuthentic,
  different: texts.thisIsntFileWeIssued,
  unreadable: texts.fileNotRead,
};

async function compare(file: File, pdfSha256: string): Promise<Result> {
  try {
    return (await fingerprintOf(file)) === pdfSha256 ? 'same' : 'different';
  } catch {
    return 'unreadable';
  }
}

/** Whether a PDF is the issued one. Compared in the browser; nothing is sent. */
export function CompareFile({ pdfSha256 }: { pdfSha256: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [checked, setChecked] = useState<{ name: string; result: Result } | null>(null);

  async function check(file: File | undefined): Promise<void> {
    if (file) setChecked({ name: file.name, result: await compare(file, pdfSha256) });
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0]);
  };
  if (!canFingerprint()) {
    return <p className="text-sm text-mute">{texts.comparingRequiresHttps}</p>;
  }
  return (
    <div className="grid gap-4">
      <FileInput
        ref={input}
        label={texts.pdfToCompare}
        accept="application/pdf,.pdf"
        onChoose={([file]) => void check(file)}
      />
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
        <FileCheck size={26} aria-hidden className="text-mute" />
        <span className="font-semibold text-paper">{texts.chooseThePdf}</span>
        <span className="max-w-sm text-sm text-soft">{texts.comparedInYourBrowser}</span>
      </button>
      <div role="status" className="text-sm empty:hidden">
        {checked && (
          <p
            className={clsx(
              'flex items-start gap-2 text-left',
              checked.result === 'same' ? 'text-ok' : 'text-danger',
            )}
          >
            {checked.result === 'same' ? (
              <CircleCheck size={18} aria-hidden className="mt-px shrink-0" />
            ) : (
              <CircleX size={18} aria-hidden className="mt-px shrink-0" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {checked.name}: {SENTENCES[checked.result]}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
