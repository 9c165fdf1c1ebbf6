import { Link, useSearch } from 'wouter';
import { ArrowLeft, MailX } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { toastError } from '#client/lib/action.ts';
import { isMissing } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { useAnswer, useMailbox } from './mailbox-queries.ts';
import { MessageList } from './message-list.tsx';
import { MessageView } from './message-view.tsx';

const ANSWERS = [
  ['250', t('250 Accepted')],
  ['451', t('451 Try again later')],
  ['550', t('550 Refused')],
] as const;

function NextAnswer({ answer }: { answer: number }) {
  const set = useAnswer((error) => toastError(error));
  return (
    <Select
      label={t('Reply to the next delivery with')}
      className="max-sm:w-full sm:w-64"
      options={ANSWERS}
      value={String(set.isPending ? set.variables : answer)}
      onChange={({ target }) => set.mutate(Number(target.value))}
    />
  );
}

const Empty = () => (
  <div className="mt-8 grid place-items-center gap-4 rounded-md border border-dashed border-line px-6 py-20 text-center">
    <MailX size={26} aria-hidden className="text-mute" />
    <div>
      <h2 className="text-xl">{t('No email yet')}</h2>
      <p className="mx-auto mt-1 max-w-sm text-sm text-mute">
        {t('Buy a work, and the email arrives here within a second.')}
      </p>
    </div>
  </div>
);

/** The list on the left, the message on the right; on phones, one after the other. */
export function MailboxView() {
  const mailbox = useMailbox();
  const asked = Number(new URLSearchParams(useSearch()).get('message')) || null;
  if (!mailbox.data) {
    return (
      <>
        <h1 className="mb-8 text-2xl sm:text-3xl">{t('Mailbox')}</h1>
        {mailbox.isPending ? (
          <Skeletons count={6} each="h-16 w-full max-w-[400px]" />
        ) : isMissing(mailbox.error) ? (
          <p className="text-base text-mute">
            {t('There is no mailbox here: this gallery sends real email, or none.')}
          </p>
        ) : (
          <LoadError what={t('The mailbox couldn’t be loaded.')} onRetry={() => void mailbox.refetch()} />
        )}
      </>
    );
  }
  const { messages, answer } = mailbox.data;
  const shown = asked ?? messages[0]?.id ?? null;
  const onList = asked === null;
  return (
    <>
      {!onList && (
        <Button asChild variant="quiet" className="-mt-4 mb-3 -ml-5 lg:hidden">
          <Link href={paths.sandboxMail()}>
            <ArrowLeft size={17} aria-hidden />
            {t('All email')}
          </Link>
        </Button>
      )}
      <div
        className={clsx(
          'flex flex-wrap items-end justify-between gap-x-8 gap-y-5',
          !onList && 'max-lg:sr-only',
        )}
      >
        <div>
          <h1 className="text-2xl sm:text-3xl">{t('Mailbox')}</h1>
          <p className="mt-2 max-w-[60ch] text-base text-mute">
            {t('Every email this gallery sends lands here. Nothing leaves this machine.')}
          </p>
        </div>
        <div className={clsx('max-sm:w-full', !onList && 'max-lg:hidden')}>
          <NextAnswer answer={answer} />
        </div>
      </div>
      {shown === null ? (
        <Empty />
      ) : (
        <div
          className={clsx(
            'grid grid-cols-1 items-start gap-6 lg:mt-8 lg:grid-cols-[400px_minmax(0,1fr)]',
            onList && 'mt-8',
          )}
        >
          <nav aria-label={t('Email')} className={clsx('min-w-0', !onList && 'max-lg:hidden')}>
            <MessageList messages={messages} openId={shown} />
          </nav>
          <div className={clsx('min-w-0', onList && 'max-lg:hidden')}>
            <MessageView key={shown} id={shown} />
          </div>
        </div>
      )}
    </>
  );
}
