import { MailCheck } from 'lucide-react';
import { type FailedEmail, officeSystemEndpoints } from '#shared/office/system/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { day, time } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { FailureRow } from './failure-row.tsx';
import * as texts from './texts.ts';

export function EmailsView() {
  const list = usePages(officeSystemEndpoints.emails, { query: {} });
  return (
    <PagedList
      list={list}
      failure={texts.emailsNotLoaded}
      skeleton={<Skeletons count={5} each="h-20" />}
      empty={
        <EmptyState
          level={2}
          icon={MailCheck}
          title={texts.everyEmailWasSent}
          body={texts.refusedOnesAppearHere}
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
      toast({ title: texts.willBeSent });
      return refresh(officeSystemEndpoints.emails, officeSystemEndpoints.read);
    },
    onError: (error) => {
      toast({ title: texts.notSentAgain, description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const state = nextAttemptAt ? texts.nextAttemptOn(`${day(nextAttemptAt)}, ${time(nextAttemptAt)}`) : null;
  return (
    <FailureRow
      title={texts.kindTo(kind, displayName(to))}
      facts={[
        `${day(createdAt)}, ${time(createdAt)}`,
        texts.attempts(attempts),
        ...(address ? [isStopped ? texts.addressStopped(address) : address] : []),
      ]}
      failure={failure}
      state={state ?? texts.refused}
      isFinal={!state}
    >
      <Button
        size="sm"
        variant="outline"
        disabled={retry.isPending}
        onClick={() => retry.mutate({ params: { id } })}
      >
        {retry.isPending ? texts.sending : texts.sendAgain}
        <span className="sr-only">{` ${kind}`}</span>
      </Button>
    </FailureRow>
  );
}
