import { MailCheck } from '#client/ui/icons.ts';
import { type FailedEmail, officeSystemEndpoints } from '#shared/office/system/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day, time } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { FailureRow } from './failure-row.tsx';

export function EmailsView() {
  const list = usePages(officeSystemEndpoints.emails, { query: {} });
  return (
    <PagedList
      list={list}
      failure={t('The emails couldn’t be loaded.')}
      skeleton={<Skeletons count={5} each="h-20" />}
      empty={
        <EmptyState
          level={2}
          icon={MailCheck}
          title={t('Every email was sent')}
          body={t('Emails that were rejected or will be retried appear here.')}
        />
      }
    >
      {(emails) => (
        <ul className="border-b border-line">
          {emails.map((email) => (
            <Row key={email.id} email={email} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Row({ email }: { email: FailedEmail }) {
  const { id, kind, to, address, isStopped, attempts, failure, createdAt, nextAttemptAt } = email;
  const retry = useAction(officeSystemEndpoints.retryEmail, {
    onSuccess: () => {
      toast({ title: t('Sending it now') });
      return refresh(officeSystemEndpoints.emails, officeSystemEndpoints.read);
    },
    onError: (error) => {
      toastError(error, t('It wasn’t sent again'));
    },
  });
  const state = nextAttemptAt
    ? t('Next attempt {when}', { when: `${day(nextAttemptAt)}, ${time(nextAttemptAt)}` })
    : null;
  return (
    <FailureRow
      title={t('{kind}, to {name}', { kind, name: displayName(to) })}
      facts={[
        `${day(createdAt)}, ${time(createdAt)}`,
        tn(attempts, '{n} attempt', '{n} attempts'),
        ...(address
          ? [
              isStopped
                ? t('Emails to {address} bounced too often, so we stopped sending to it.', { address })
                : address,
            ]
          : []),
      ]}
      failure={failure}
      state={state ?? t('Rejected')}
      isFinal={!state}
    >
      <Button
        size="sm"
        variant="outline"
        disabled={retry.isPending}
        onClick={() => retry.mutate({ params: { id } })}
      >
        {retry.isPending ? t('Sending...') : t('Send again')}
        <span className="sr-only">{` ${kind}`}</span>
      </Button>
    </FailureRow>
  );
}
