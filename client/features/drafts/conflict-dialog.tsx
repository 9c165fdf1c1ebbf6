import { useState } from 'react';
import type { Draft } from '#shared/drafts/contract.ts';
import type { Typed } from '#shared/drafts/to-work.ts';
import { Copy, Laptop } from '#client/ui/icons.ts';
import { time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { differencesOf } from './differences.ts';

interface ConflictDialogProps {
  here: Typed;
  newer: Draft;
  /** Throws what it is refused with. */
  onCopy: () => Promise<void>;
  onTakeNewer: () => void;
  /** Changes nothing. */
  onClose: () => void;
}

/** Another window has saved the draft over the version that was changed here. */
export default function ConflictDialog({ here, newer, onCopy, onTakeNewer, onClose }: ConflictDialogProps) {
  const [error, setError] = useState<Error | null>(null);
  const [isPending, setPending] = useState(false);
  const when = time(newer.updatedAt);
  const keep = async () => {
    setPending(true);
    try {
      await onCopy();
      onClose();
    } catch (thrown) {
      setError(thrown as Error);
      setPending(false);
    }
  };
  return (
    <Dialog
      title={t('This draft is newer elsewhere')}
      description={t(
        'It was changed in another window at {when}. That version doesn’t have what you typed here since.',
        {
          when,
        },
      )}
      width="sm:max-w-[640px]"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onTakeNewer}>
            {t('Use the newer one')}
          </Button>
          <Button data-autofocus disabled={isPending} onClick={() => void keep()}>
            <Copy size={16} aria-hidden />
            {t('Keep as a copy')}
          </Button>
        </>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8">
        <table className="w-full table-fixed text-left text-sm">
          <thead>
            <tr className="border-b border-line text-mute">
              <th scope="col" className="w-1/4 py-2">
                <span className="sr-only">{t('Field')}</span>
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                <span className="flex items-center gap-2">
                  <Laptop size={15} aria-hidden className="shrink-0" />
                  {t('Here')}
                </span>
              </th>
              <th scope="col" className="py-2 font-normal">
                {t('Other window, {when}', { when })}
              </th>
            </tr>
          </thead>
          <tbody>
            {differencesOf(here, newer).map(({ name, here: own, there }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-3 font-normal wrap-anywhere text-mute">
                  {name}
                </th>
                {[own, there].map((words, at) => (
                  <td key={at} dir="auto" className="py-3 pr-4 wrap-anywhere text-paper">
                    {words || <span className="text-mute">{t('Empty')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-5 text-sm text-soft">
          {t(
            'A copy becomes a second draft with what stands here. Nothing is lost, and this one stays as it is in the other window.',
          )}
        </p>
        {error && (
          <div className="mt-4">
            <Refusal error={error} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
