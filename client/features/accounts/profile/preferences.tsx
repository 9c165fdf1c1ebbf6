import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { usePages } from '#client/lib/pages.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { fill } from '#client/lib/sentence.ts';
import * as texts from './texts.ts';

const onError = (error: Error) =>
  toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' });

/** Content preferences, saved at once and separately from the form. */
export function Preferences() {
  const { hidesAi } = useMember();
  const { mutate, isPending, variables } = useAction(profileEndpoints.preferences, {
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey !== sessionQuery.queryKey,
      });
    },
    onError,
  });
  return (
    <section aria-labelledby="shown" className="border-t border-line pt-6">
      <h3 id="shown" className="text-lg">
        {texts.contentPreferences}
      </h3>
      <div className="mt-4">
        <Switch
          label={texts.hideAiWorks}
          hint={texts.hidesWorksLabeledAi}
          checked={isPending ? variables.body.hidesAi : hidesAi}
          onCheckedChange={(checked) => mutate({ body: { hidesAi: checked } })}
        />
      </div>
      <Blocked />
    </section>
  );
}

function Blocked() {
  const blocked = usePages(moderationEndpoints.blocked, { query: {} });
  const unblock = useAction(moderationEndpoints.unblock, {
    onSuccess: () => queryClient.invalidateQueries(),
    onError,
  });
  return (
    <div className="mt-6 empty:hidden">
      <PagedList
        list={blocked}
        failure={texts.membersYouBlockedNotLoaded}
        skeleton={<Skeleton className="h-11" />}
        empty={null}
      >
        {(people) => (
          <>
            <h4 className="font-sans text-sm font-semibold text-paper">{texts.membersYouBlocked}</h4>
            <ul className="mt-2 grid gap-1">
              {people.map((person) => (
                <li key={person.id} className="flex min-h-14 items-center gap-3">
                  <Avatar person={person} size={36} />
                  <span className="min-w-0 flex-1 truncate text-sm text-paper">{displayName(person)}</span>
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={unblock.isPending}
                    onClick={() => unblock.mutate({ params: { id: person.id } })}
                  >
                    {fill(texts.unblockPerson, {
                      person: <span className="sr-only"> {displayName(person)}</span>,
                    })}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  );
}
