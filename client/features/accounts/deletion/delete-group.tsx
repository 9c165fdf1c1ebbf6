import { type ReactNode, useState } from 'react';
import { Clock, TriangleAlert, Undo2 } from '#client/ui/icons.ts';
import {
  ACCOUNT_DELETION_DAYS,
  type AccountDeletion,
  deletionEndpoints as endpoints,
} from '#shared/accounts/deletion/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day } from '#client/lib/format.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { signInAgain } from '#client/lib/sign-in-again.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { OpenItems } from './open-items.tsx';

const DELETED = [
  t('Profile, picture and portfolio'),
  t('Unsold works and drafts'),
  t('Likes, follows and comments'),
  t('Notifications, sessions and your other uploads'),
];
const KEPT = [
  [t('Sold works, with their label'), t('They belong to their buyers')],
  [t('Files you delivered'), t('They belong to your clients')],
  [t('Messages you sent'), t('The other person keeps them')],
  [t('Receipts and payments'), t('Required for bookkeeping')],
  [t('Your courses'), t('Until the end of the month, for those enrolled')],
] as const;
const DAY_MS = 86_400_000;

const Kept = () => (
  <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
    <div>
      <h3 className="font-sans text-sm font-semibold">{t('Deleted')}</h3>
      <ul className="mt-3 grid gap-2.5 text-sm text-soft">
        {DELETED.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </div>
    <div>
      <h3 className="font-sans text-sm font-semibold">{t('Kept as “Deleted member”')}</h3>
      <ul className="mt-3 grid gap-2.5 text-sm text-soft">
        {KEPT.map(([what, why]) => (
          <li key={what}>
            {what}
            <span className="block text-xs text-mute">{why}</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const Step = ({ icon, when, what }: { icon: ReactNode; when: string; what: string }) => (
  <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:shrink-0">
    {icon}
    <span>
      <strong className="font-semibold text-paper">{when}</strong>
      {what}
    </span>
  </li>
);

function Ask({ onClose }: { onClose: () => void }) {
  const member = useMember();
  const [deletesAt] = useState(() => new Date(Date.now() + ACCOUNT_DELETION_DAYS * DAY_MS));
  return (
    <ConfirmDialog
      danger
      title={t('Delete your account?')}
      description={[displayName(member), member.email].filter(Boolean).join(', ')}
      submitText={t('Sign in and delete')}
      // Even if the last sign-in is recent: whoever finds the browser open cannot delete the account.
      onSubmit={() => signInAgain({ path: endpoints.ask.path, reason: 'deletion', input: {} })}
      onClose={onClose}
    >
      <ul className="grid gap-3 text-sm text-soft">
        <Step
          icon={<Clock size={17} aria-hidden className="text-mute" />}
          when={t('Today')}
          what={
            member.isSubscriber
              ? t(': your profile and works are hidden, and Premium is canceled.')
              : t(': your profile and works are hidden.')
          }
        />
        <Step
          icon={<Undo2 size={17} aria-hidden className="text-mute" />}
          when={t('Until {day}', { day: day(deletesAt) })}
          what={t(': sign in to keep everything.')}
        />
        <Step
          icon={<TriangleAlert size={17} aria-hidden className="text-danger" />}
          when={t('After that')}
          what={t(': permanently deleted. Backup copies are gone 30 days later.')}
        />
      </ul>
    </ConfirmDialog>
  );
}

function Panel({ deletion: { open }, isPending }: { deletion: AccountDeletion; isPending: boolean }) {
  const { isSubscriber } = useMember();
  const [isAsking, setAsking] = useState(false);
  const giveUp = useAction(payoutEndpoints.giveUp, { onSuccess: () => refresh(endpoints.read) });
  const hint = isSubscriber
    ? t('You’ll be asked to sign in again. Premium will be canceled today.')
    : t('You’ll be asked to sign in again.');
  return (
    <div className="rounded-lg bg-surface p-5 sm:p-7">
      {open.length > 0 && (
        <OpenItems items={open} giveUp={giveUp} onGiveUp={(id) => giveUp.mutate({ body: { id } })} />
      )}
      <Kept />
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <Button
          variant={open.length > 0 ? 'outline' : 'danger'}
          disabled={open.length > 0 || isPending}
          className="max-sm:w-full"
          onClick={() => setAsking(true)}
        >
          {t('Delete account')}
        </Button>
        <p className="flex-1 basis-48 text-xs text-mute">
          {open.length > 0 ? t('Available once these are finished.') : hint}
        </p>
      </div>
      {isAsking && <Ask onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The end of the account, with what must be finished before. */
export function DeleteGroup() {
  const { data, isError, refetch } = useEndpoint(endpoints.read, {});
  // Here, so that it is sent on the way back from signing in, before the list is loaded.
  const ask = useAction(endpoints.ask, {
    onSuccess: () => refresh(userEndpoints.current),
    onError: (error) => {
      toastError(error, t('Couldn’t delete the account'));
      return refresh(endpoints.read);
    },
  });
  return (
    <SettingsGroup
      title={t('Delete account')}
      body={t(
        'Your profile and works are hidden right away and deleted after 14 days. Sign in before then to keep them.',
      )}
    >
      {data ? (
        <Panel deletion={data} isPending={ask.isPending} />
      ) : isError ? (
        <LoadError
          what={t('Your open orders and projects couldn’t be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </SettingsGroup>
  );
}
