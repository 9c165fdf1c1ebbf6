import { useState } from 'react';
import type { ReauthReason } from '#shared/http/endpoint.ts';
import { closeReauthQuestion, useReauthQuestion } from '#client/lib/reauth.ts';
import { useSession } from '#client/lib/session.ts';
import { signInAgain } from '#client/lib/sign-in-again.ts';
import { t } from '#client/lib/t.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

const WHY: Record<ReauthReason, string> = {
  payouts: t('This decides where your money goes.'),
  deletion: t('This deletes your account.'),
  export: t('The export contains everything you’ve stored here.'),
  tokens: t('A token lets a program act as you.'),
  roles: t('This decides who can run the gallery.'),
  prices: t('This changes what sales and Premium cost.'),
};

/** Says why the member has to sign in again, before they leave for it. */
export function ConfirmIdentity() {
  const question = useReauthQuestion();
  const { data: member } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  if (!question) return null;
  const { refused, reason } = question;
  return (
    <ConfirmDialog
      title={t('Confirm it’s you')}
      description={`${WHY[reason]} ${t('You’ll be asked to sign in again, and we’ll bring you right back.')}`}
      submitText={t('Continue')}
      savingText={t('Opening...')}
      mutation={{ isPending: isLeaving, error: null }}
      onSubmit={() => {
        setLeaving(true);
        signInAgain(question);
      }}
      onClose={closeReauthQuestion}
    >
      {refused && (
        <p role="alert" className="text-sm text-danger">
          {refused === 'other'
            ? member?.email
              ? t('That was another account, so nothing changed. Please sign in as {email}.', {
                  email: member.email,
                })
              : t('That was another account, so nothing changed. Please sign in as yourself.')
            : t('You didn’t sign in again, so nothing changed.')}
        </p>
      )}
    </ConfirmDialog>
  );
}
