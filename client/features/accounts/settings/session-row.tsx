import type { ComponentProps } from 'react';
import { Check, type IconComponent, Laptop, Smartphone } from '#client/ui/icons.ts';
import { type DeviceSession, sessionEndpoints as endpoints } from '#shared/accounts/sessions/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { isMissing } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { deviceName, lastSeen, zoneName } from './describe-session.ts';

export const DeviceIcon = ({
  session,
  ...rest
}: { session: DeviceSession } & ComponentProps<IconComponent>) =>
  session.isPhone ? <Smartphone {...rest} aria-hidden /> : <Laptop {...rest} aria-hidden />;

/** One session. It disappears at once when it is signed out, and comes back if that failed. */
export function SessionRow({ session }: { session: DeviceSession }) {
  const name = deviceName(session);
  const zone = zoneName(session);
  const signOut = useAction(endpoints.signOut, {
    onSuccess: () => {
      toast({ title: t('Signed out {name}', { name }) });
      return refresh(endpoints.list);
    },
    // It had already ended.
    onError: (error) => isMissing(error) && refresh(endpoints.list),
  });
  if (signOut.isPending || signOut.isSuccess) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-5 first:border-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-raised text-soft">
        <DeviceIcon session={session} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base font-semibold text-paper">
          {name}
          {session.isCurrent && (
            <Chip tone="ok" icon={Check}>
              {t('This device')}
            </Chip>
          )}
        </p>
        <p className="mt-0.5 text-sm text-mute">
          {zone && (
            <>
              {zone}
              <span aria-hidden className="max-sm:hidden">
                {' · '}
              </span>
            </>
          )}
          <span className="max-sm:block">{lastSeen(session)}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          aria-label={t('Sign out {name}', { name })}
          className="max-sm:-mr-3"
          onClick={() => signOut.mutate({ params: { id: session.id } })}
        >
          {t('Sign out')}
        </Button>
      )}
      {signOut.error && !isMissing(signOut.error) && (
        <div className="basis-full sm:pl-15">
          <Refusal error={signOut.error} />
        </div>
      )}
    </li>
  );
}
