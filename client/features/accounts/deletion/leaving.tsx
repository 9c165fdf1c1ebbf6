/** Until the account is deleted: one page in place of the app. Support and orders under way stay reachable. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { LogOut } from '#client/ui/icons.ts';
import { deletionEndpoints } from '#shared/accounts/deletion/contract.ts';
import { exportEndpoints } from '#shared/accounts/export/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { day } from '#client/lib/format.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Logo } from '#client/ui/base/logo.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';

const LINK = 'text-paper underline decoration-edge underline-offset-4 hover:decoration-soft';

function ExportLine() {
  const { data } = useEndpoint(exportEndpoints.read, {});
  const create = useAction(exportEndpoints.create, {
    onSuccess: (made) => queryClient.setQueryData(queryFor(exportEndpoints.read, {}).queryKey, made),
  });
  if (!data) return null;
  if (data.status === 'ready' && data.availableUntil)
    return (
      <>
        <a href={paths.exportDownload()} className={LINK}>
          {t('Download your export')}
        </a>
        . {t('It’s available until {day}.', { day: day(data.availableUntil) })}
      </>
    );
  if (data.status === 'making')
    return t('Your export is being prepared. Refresh this page in a few minutes.');
  return (
    <button type="button" className={LINK} disabled={create.isPending} onClick={() => create.mutate({})}>
      {t('Create an export')}
    </button>
  );
}

function Choice({ deletesAt }: { deletesAt: Date }) {
  const member = useMember();
  const [, navigate] = useLocation();
  const title = t('Your account will be deleted on {day}', { day: day(deletesAt) });
  useTitle(title);
  const keep = useAction(deletionEndpoints.cancel, {
    onSuccess: () => {
      navigate(paths.home());
      toast({
        title: t('Your account won’t be deleted'),
        description: t('Your profile and works are back as they were.'),
      });
      return refresh(userEndpoints.current);
    },
  });
  const isKeeping = keep.isPending || keep.isSuccess;
  return (
    <div className="w-full max-w-[520px]">
      <Avatar person={member} size={72} />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-4 text-base text-soft">
        {t(
          'You asked us to delete it. Your profile and works are hidden until then. If you keep the account, everything comes back as it was.',
        )}
      </p>
      {member.isSubscriber && (
        <p className="mt-3 text-sm text-mute">{t('Premium was canceled and won’t restart on its own.')}</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" className="max-sm:w-full" disabled={isKeeping} onClick={() => keep.mutate({})}>
          {isKeeping ? t('Keeping...') : t('Keep my account')}
        </Button>
        <Button asChild size="lg" variant="quiet" className="max-sm:w-full">
          <a href={paths.logout()}>
            <LogOut size={18} aria-hidden />
            {t('Sign out')}
          </a>
        </Button>
      </div>
      {keep.error && (
        <div className="mt-4">
          <Refusal error={keep.error} />
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-5 text-sm text-mute">
        <span>
          <ExportLine />
        </span>
        <Link href={paths.support()} className={LINK}>
          {t('Contact support')}
        </Link>
      </p>
    </div>
  );
}

/** Support, and orders under way. */
const STAYS = /^\/(?:support|(?:purchases|sales)\/[^/]+)$/;

/** @param children the screen of the address */
export default function Leaving({ deletesAt, children }: { deletesAt: Date; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--nav) items-center border-b border-line px-4 sm:px-6">
        <Logo />
      </header>
      {STAYS.test(path) ? (
        <main id="main" className="px-4 sm:px-6">
          <div className="pt-6">
            <BackLink href={paths.home()}>{t('Back')}</BackLink>
          </div>
          {children}
        </main>
      ) : (
        <main id="main" className="grid flex-1 place-items-center px-4 py-10">
          <Choice deletesAt={deletesAt} />
        </main>
      )}
    </div>
  );
}
