import { useState } from 'react';
import { Fingerprint } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useIsMounted } from '#client/lib/use-is-mounted.ts';
import { toastFailure, toastSuccess } from './report.ts';
import { MESSAGES, checkFingerprint } from './rules.ts';

export function FingerprintPanel({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isMounted = useIsMounted();

  async function authenticate(): Promise<void> {
    setBusy(true);
    setError('');
    const result = await checkFingerprint();
    if (!isMounted()) return;
    setBusy(false);
    if (result) {
      toastSuccess(result);
      onDone();
      return;
    }
    setError(MESSAGES.fingerprint);
    toastFailure(MESSAGES.fingerprint);
  }

  return (
    <>
      <div className="grid flex-1 place-content-center justify-items-center gap-5 text-center">
        <span
          aria-hidden
          className={`grid size-32 place-items-center rounded-full border bg-ink ${isBusy ? 'border-accent text-accent' : 'border-edge text-paper'}`}
        >
          <Fingerprint size={60} strokeWidth={1.25} />
        </span>
        <p className="max-w-[34ch] text-sm text-soft">
          {t('Touch the sensor when prompted. Your fingerprint never leaves your device.')}
        </p>
        <p role="status" className="min-h-5 text-sm text-danger">
          {error}
        </p>
      </div>
      <Button
        data-autofocus
        size="lg"
        className="w-full"
        disabled={isBusy}
        onClick={() => void authenticate()}
      >
        {isBusy ? t('Authenticating...') : t('Authenticate with Fingerprint')}
      </Button>
    </>
  );
}
