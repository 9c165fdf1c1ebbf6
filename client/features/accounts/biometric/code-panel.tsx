import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { Eye, EyeOff } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { useIsMounted } from '#client/lib/use-is-mounted.ts';
import { toastFailure, toastSuccess } from './report.ts';
import { CODE_MIN_LENGTH, MESSAGES, checkCode } from './rules.ts';

export function CodePanel({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('');
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isMounted = useIsMounted();

  /** A blank code disables the button and with it submitting by Enter; without this, Enter would do nothing. */
  function refuseBlank(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || code.trim()) return;
    setError(MESSAGES.blank);
    toastFailure(MESSAGES.blank, t('Input Required'));
  }

  async function authenticate(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const isRight = await checkCode(code);
    if (!isMounted()) return;
    setBusy(false);
    if (isRight) {
      toastSuccess('code');
      onDone();
      return;
    }
    setError(MESSAGES.code);
    toastFailure(MESSAGES.code);
  }

  return (
    <form className="flex flex-1 flex-col" onSubmit={(event) => void authenticate(event)}>
      <div className="grid flex-1 content-center">
        <Input
          label={t('Code or passphrase')}
          hint={t('At least {codeMinLength} characters.', { codeMinLength: CODE_MIN_LENGTH })}
          error={error}
          size="lg"
          data-autofocus
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          value={code}
          onKeyDown={refuseBlank}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
          }}
          button={
            <button
              type="button"
              aria-label={isShown ? t('Hide code') : t('Show code')}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-sm text-soft hover:bg-raised hover:text-paper"
            >
              {isShown ? <EyeOff size={19} aria-hidden /> : <Eye size={19} aria-hidden />}
            </button>
          }
        />
      </div>
      <Button type="submit" size="lg" className="w-full" disabled={isBusy || !code.trim()}>
        {isBusy ? t('Authenticating...') : t('Authenticate with Code')}
      </Button>
    </form>
  );
}
