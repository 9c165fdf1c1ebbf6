import { useRef } from 'react';
import { type BlockedMember, moderationEndpoints as endpoints } from '#shared/moderation/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { queryClient } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

const refreshAll = () => queryClient.invalidateQueries();

function BlockedRow({ person, onUndo }: { person: BlockedMember; onUndo: () => void }) {
  const name = displayName(person);
  const unblock = useAction(endpoints.unblock, {
    onSuccess: () => {
      toast({ title: t('You unblocked {name}', { name }), action: { label: t('Undo'), onClick: onUndo } });
      return refreshAll();
    },
    onError: (error) => toastError(error),
  });
  if (unblock.isPending || unblock.isSuccess) return null;
  return (
    <li className="flex items-center gap-4 border-t border-line py-4 first:border-0">
      <Avatar person={person} size={44} />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold text-paper">{name}</span>
        <span className="text-mute">{t('Since {day}', { day: day(person.blockedAt) })}</span>
      </p>
      <Button
        variant="quiet"
        aria-label={t('Unblock {name}', { name })}
        className="max-sm:-mr-3"
        onClick={() => unblock.mutate({ params: { id: person.id } })}
      >
        {t('Unblock')}
      </Button>
    </li>
  );
}

/** Unblocks at once, with Undo. */
export function BlockedMembers() {
  const head = useRef<HTMLHeadingElement>(null);
  const blocked = usePages(endpoints.blocked, { query: {} });
  // Here, because the row is gone by then.
  const block = useAction(endpoints.block, { onSuccess: refreshAll, onError: (error) => toastError(error) });
  useRefocus(head, blocked.data);
  return (
    <SettingsGroup
      title={t('Blocked members')}
      body={t('They can’t follow, message or comment. They won’t be notified.')}
      headRef={head}
    >
      <PagedList
        list={blocked}
        failure={t('The members you blocked couldn’t be loaded.')}
        skeleton={<Skeleton className="h-19" />}
        empty={<p className="text-sm text-mute">{t('You haven’t blocked anyone.')}</p>}
      >
        {(people) => (
          <ul className="rounded-lg bg-surface px-5 sm:px-7">
            {people.map((person) => (
              <BlockedRow
                key={person.id}
                person={person}
                onUndo={() => block.mutate({ params: { id: person.id } })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsGroup>
  );
}
