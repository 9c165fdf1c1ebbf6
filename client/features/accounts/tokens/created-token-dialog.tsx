import { useState } from 'react';
import { Copy, ShieldAlert } from '#client/ui/icons.ts';
import { copyText } from '#client/lib/copy.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import type { CreatedToken } from './create-token-dialog.tsx';
import { Scopes } from './token-row.tsx';

/** The only time that a token is shown: Escape and a click beside it close this only once it was copied. */
export function CreatedTokenDialog({ created, onClose }: { created: CreatedToken; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const { token } = created;
  const copy = async () => {
    const said = {
      done: t('Token copied'),
      refused: t('Your browser didn’t copy the token. Select it and copy it yourself.'),
    };
    if (await copyText(token, said)) setCopied(true);
  };
  return (
    <Dialog
      title={t('Copy your token now')}
      description={t('We store only its fingerprint, so we can’t show it again.')}
      width="sm:max-w-[620px]"
      isKeptOpen={!isCopied}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <div className="grid gap-5 overflow-y-auto px-5 pb-6 sm:px-8">
        <div className="flex flex-wrap items-center gap-3 rounded-sm border border-edge bg-ink p-2 pl-4">
          <code className="num min-w-0 flex-1 basis-60 text-sm break-all text-paper select-all">{token}</code>
          <Button variant="outline" data-autofocus onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            {t('Copy')}
          </Button>
        </div>
        <p className="flex flex-wrap items-center gap-2.5 text-sm">
          <span className="font-semibold wrap-anywhere text-paper">{created.name}</span>
          <Scopes scopes={created.scopes} />
          <span className="ml-auto text-mute">{t('Ends {day}', { day: day(created.expiresAt) })}</span>
        </p>
        {created.scopes.includes('read') && (
          <div>
            <p className="text-sm font-semibold text-paper">{t('Try it')}</p>
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
              tabIndex={0}
              role="region"
              aria-label={t('Try it')}
              className="num mt-2 overflow-x-auto rounded-sm bg-ink p-4 text-sm text-soft"
            >
              {`curl ${location.origin}/api/auth/user \\\n  -H "Authorization: Bearer ${created.hint}"`}
            </pre>
          </div>
        )}
        <p className="flex gap-2.5 text-sm text-mute">
          <ShieldAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
          {t('Keep it out of public code. Anyone who has it can act as you, within its scopes.')}
        </p>
      </div>
    </Dialog>
  );
}
