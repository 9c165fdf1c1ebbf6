import { type ReactNode, useEffect, useRef } from 'react';
import { Check, type IconComponent, MailX } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { type Unsubscription, mailEndpoints } from '#shared/mail/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { isMissing } from '#client/lib/api.ts';
import { queryClient, queryFor, useEndpoint } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

interface SaidProps {
  icon: IconComponent;
  isDone?: boolean;
  title: string;
  body: ReactNode;
  children: ReactNode;
}

function Said({ icon: Icon, isDone = false, title, body, children }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'grid size-14 place-items-center rounded-full bg-raised',
          isDone ? 'text-ok' : 'text-soft',
        )}
      >
        <Icon size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-4 text-base text-soft" {...(isDone ? { role: 'status' } : {})}>
        {body}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      <p className="mt-8 border-t border-line pt-5 text-sm text-mute">
        {t('Email about orders, offers, projects, Premium and your account is always sent.')}
      </p>
    </>
  );
}

const Settings = ({ label, variant = 'quiet' }: { label: string; variant?: 'quiet' | 'primary' }) => (
  <Button asChild size="lg" variant={variant} className="max-sm:w-full">
    <a href={paths.settings('notifications')}>{label}</a>
  </Button>
);

/** Opening the link changes nothing; the button does. */
export function UnsubscribeView({ token }: { token: string }) {
  const params = { token };
  const query = useEndpoint(mailEndpoints.unsubscription, { params });
  const { mutate, isPending } = useAction(mailEndpoints.setUnsubscription, {
    onSuccess: (now) =>
      queryClient.setQueryData<Unsubscription>(
        queryFor(mailEndpoints.unsubscription, { params }).queryKey,
        now,
      ),
    onError: (error) => toastError(error),
  });
  if (query.isPending) return <Skeletons count={3} each="h-12 w-full" />;
  if (isMissing(query.error))
    return (
      <Said
        icon={MailX}
        title={t('This link doesn’t work')}
        body={t(
          'It may be cut off or belong to a deleted account. Use the link in your latest email, or sign in to change what we send.',
        )}
      >
        <Settings variant="primary" label={t('Sign in to change email settings')} />
      </Said>
    );
  if (!query.data)
    return <LoadError what={t('This page couldn’t be loaded.')} onRetry={() => void query.refetch()} />;
  const { isUnsubscribed } = query.data;
  const address = <span className="whitespace-nowrap text-paper">{query.data.address}</span>;
  return isUnsubscribed ? (
    <Said
      isDone
      icon={Check}
      title={t('You’re unsubscribed')}
      body={tx(
        'We’ll no longer send the daily digest to {address}. You’ll still get notifications on Atelier.',
        { address },
      )}
    >
      <Button
        size="lg"
        variant="outline"
        className="max-sm:w-full"
        disabled={isPending}
        onClick={() => mutate({ params, body: { isUnsubscribed: false } })}
      >
        {t('Undo')}
      </Button>
      <Settings label={t('Email settings')} />
    </Said>
  ) : (
    <Said
      icon={MailX}
      title={t('Stop the daily digest?')}
      body={tx(
        'Likes, comments, followers, messages and saved searches will no longer be emailed to {address}.',
        { address },
      )}
    >
      <Button
        size="lg"
        className="max-sm:w-full"
        disabled={isPending}
        onClick={() => mutate({ params, body: { isUnsubscribed: true } })}
      >
        {t('Unsubscribe')}
      </Button>
      <Settings label={t('Choose what to keep')} />
    </Said>
  );
}
