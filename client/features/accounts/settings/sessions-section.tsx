import { useRef, useState } from 'react';
import { Lock } from '#client/ui/icons.ts';
import { type DeviceSession, sessionEndpoints as endpoints } from '#shared/accounts/sessions/contract.ts';
import { mailEndpoints } from '#shared/mail/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { deviceName, lastSeen } from './describe-session.ts';
import { DeviceIcon, SessionRow } from './session-row.tsx';

function SignOutOthers({ others, onClose }: { others: DeviceSession[]; onClose: () => void }) {
  const signOut = useAction(endpoints.signOutOthers, {
    onSuccess: async ({ ended }) => {
      await refresh(endpoints.list);
      toast({ title: tn(ended, 'Signed out 1 other session', 'Signed out {n} other sessions') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={tn(others.length, 'Sign out the other session?', 'Sign out {n} other sessions?')}
      description={t(
        'You stay signed in here. Unsaved text on the other devices is lost. Your access tokens end, too.',
      )}
      submitText={t('Sign out all others')}
      savingText={t('Signing out...')}
      mutation={signOut}
      onSubmit={() => signOut.mutate({})}
      onClose={onClose}
    >
      <ul className="grid gap-2 text-sm">
        {others.map((session) => (
          <li key={session.id} className="flex items-center gap-3">
            <DeviceIcon session={session} size={17} className="shrink-0 text-mute" />
            <span className="text-paper">{deviceName(session)}</span>
            <span className="ml-auto text-xs text-mute">{lastSeen(session)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function NewSignIns() {
  const { data: mail, isPending } = useEndpoint(mailEndpoints.settings, {});
  const address = mail?.isOn && mail.address === 'verified' ? mail.email : null;
  return (
    <SettingsGroup title={t('New sign-ins')} body={t('So you’ll know if it wasn’t you.')}>
      <p className="flex items-center gap-3 text-sm text-soft">
        <Lock size={17} aria-hidden className="shrink-0 text-mute" />
        {!isPending &&
          (address
            ? t('We always email {email} when a new device signs in.', { email: address })
            : t('You always get a notification when a new device signs in.'))}
      </p>
    </SettingsGroup>
  );
}

/** The browsers in which the member is signed in, with signing out there. */
export function SessionsSection() {
  const [isAsking, setAsking] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const { data: sessions, isError, refetch } = useEndpoint(endpoints.list, {});
  useRefocus(head, sessions?.length);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <>
      <SettingsGroup
        title={t('Where you’re signed in')}
        headRef={head}
        body={
          sessions && others.length === 0
            ? t('Only here. Other devices appear when you sign in on them.')
            : t('Don’t recognize one? Sign it out. That takes effect right away, in every open tab.')
        }
        action={
          others.length > 0 && (
            <Button variant="outline" className="max-lg:w-full" onClick={() => setAsking(true)}>
              {t('Sign out all others')}
            </Button>
          )
        }
      >
        {sessions ? (
          <ul className="rounded-lg bg-surface px-5 sm:px-7">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : isError ? (
          <LoadError what={t('Your sessions couldn’t be loaded.')} onRetry={() => void refetch()} />
        ) : (
          <Skeletons count={3} each="h-21 w-full" />
        )}
      </SettingsGroup>
      <NewSignIns />
      {isAsking && <SignOutOthers others={others} onClose={() => setAsking(false)} />}
    </>
  );
}
