import { useState } from 'react';
import { type Webhook, webhookEndpoints as endpoints } from '#shared/webhooks/contract.ts';
import { OLD_SECRET_HOURS } from '#shared/webhooks/limits.ts';
import { useAction } from '#client/lib/action.ts';
import { copyText } from '#client/lib/copy.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Copy, Eye } from '#client/ui/icons.ts';

const COPY_SAID = {
  done: t('Copied'),
  refused: t('Your browser couldn’t copy it. Select it to copy it.'),
};

function ReplaceDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const replace = useAction(endpoints.replaceSecret, {
    onSuccess: () => {
      toast({ title: t('The signing secret was replaced') });
      onClose();
      return refresh(endpoints.secret, endpoints.read, endpoints.list);
    },
  });
  return (
    <ConfirmDialog
      title={t('Replace the signing secret?')}
      description={t('For {n} hours, we sign with both so your program has time to switch.', {
        n: OLD_SECRET_HOURS,
      })}
      submitText={t('Replace')}
      savingText={t('Replacing...')}
      mutation={replace}
      onSubmit={() => replace.mutate({ params: { id: webhook.id } })}
      onClose={onClose}
    />
  );
}

export function SigningSecret({ webhook }: { webhook: Webhook }) {
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data, isError } = useEndpoint(
    endpoints.secret,
    { params: { id: webhook.id } },
    { enabled: isShown },
  );
  const shown = isShown ? data : undefined;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
      <Eye size={16} aria-hidden />
      {t('Signing secret')}
      <code className="font-mono wrap-anywhere text-soft">
        {shown?.secret ?? `whsec_••••••••${webhook.secretEnd}`}
      </code>
      <Button variant="quiet" size="mdTight" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t('Hide') : t('Show')}
      </Button>
      {shown && (
        <Button variant="quiet" size="mdTight" onClick={() => void copyText(shown.secret, COPY_SAID)}>
          <Copy size={16} aria-hidden />
          {t('Copy')}
        </Button>
      )}
      <Button variant="quiet" size="mdTight" onClick={() => setAsking(true)}>
        {t('Replace')}
      </Button>
      {isShown && isError && (
        <p role="alert" className="basis-full text-danger">
          {t('The signing secret couldn’t be loaded.')}
        </p>
      )}
      {shown?.oldSecretUntil && (
        <p className="basis-full">
          {t('The previous secret also signs until {when}.', { when: dayAndTime(shown.oldSecretUntil) })}
        </p>
      )}
      {isAsking && <ReplaceDialog webhook={webhook} onClose={() => setAsking(false)} />}
    </div>
  );
}
