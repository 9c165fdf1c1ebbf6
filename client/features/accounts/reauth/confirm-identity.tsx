import { useState } from 'react';
import { closeReauthQuestion, useReauthQuestion } from '#client/lib/reauth.ts';
import { useSession } from '#client/lib/session.ts';
import { signInAgain } from '#client/lib/sign-in-again.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import * as texts from './texts.ts';

/** Says why the member has to sign in again, before they leave for it. */
export function ConfirmIdentity() {
  const question = useReauthQuestion();
  const { data: member } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  if (!question) return null;
  const { refused, reason } = question;
  return (
    <ConfirmDialog
      title={texts.confirmItsYou}
      description={`${texts.why[reason]} ${texts.youReturn}`}
      submitText={texts.goOn}
      savingText={texts.opening}
      mutation={{ isPending: isLeaving, error: null }}
      onSubmit={() => {
        setLeaving(true);
        signInAgain(question);
      }}
      onClose={closeReauthQuestion}
    >
      {refused && (
        <p role="alert" className="text-sm text-danger">
          {refused === 'other' ? texts.other(member?.email ?? null) : texts.canceled}
        </p>
      )}
    </ConfirmDialog>
  );
}
