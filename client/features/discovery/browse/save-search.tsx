import { useEffect, useEffectEvent } from 'react';
import { Bell, Check } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { alertEndpoints as endpoints } from '#shared/alerts/contract.ts';
import { MAX_SAVED_SEARCHES } from '#shared/alerts/limits.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import type { Browse } from '#client/lib/browse.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { nameOf, searchOf } from './saved-search.ts';

/** Beside the count of a phone it is quiet. */
const LOOK = 'max-sm:border-transparent max-sm:px-2';
/** The button that had the focus has given way to this link. */
const keepFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus();
};

/** Saves what is searched for; saved, it leads to Alerts. Looking at it here counts as seen. */
export function SaveSearch({ browse }: { browse: Browse }) {
  const list = useEndpoint(endpoints.list, {});
  const search = searchOf(browse);
  const saved = list.data?.find((one) => one.search === search);
  const done = () => refresh(endpoints.list);
  const save = useAction(endpoints.create, {
    onSuccess: () => {
      toast({ title: t('Search saved'), description: t('We’ll notify you when new works match.') });
      return done();
    },
    onError: (error) => {
      toastError(error);
      return done();
    },
  });
  const see = useAction(endpoints.see, { onSuccess: done });
  const markSeen = useEffectEvent((id: string) => see.mutate({ params: { id } }));
  const unseenId = saved && saved.newCount > 0 ? saved.id : undefined;
  useEffect(() => {
    if (unseenId !== undefined) markSeen(unseenId);
  }, [unseenId]);
  if (!list.data || search === '') return null;
  if (saved) {
    return (
      <Button asChild variant="outline" className={LOOK}>
        <Link href={paths.alerts()} {...(save.isSuccess ? { ref: keepFocus } : {})}>
          <Check size={17} aria-hidden />
          {t('Search saved')}
        </Link>
      </Button>
    );
  }
  const isFull = list.data.length >= MAX_SAVED_SEARCHES;
  return (
    <div className="flex items-center gap-4 max-xl:contents">
      {isFull && (
        <Link
          href={paths.alerts()}
          // Without room beside the button it has a row of its own.
          className="text-sm text-mute underline underline-offset-4 hover:text-paper max-xl:order-last max-xl:col-span-2 max-xl:py-2.5"
        >
          {t('You’ve saved {most} searches. Delete one to save another.', { most: MAX_SAVED_SEARCHES })}
        </Link>
      )}
      <Button
        variant="outline"
        className={LOOK}
        disabled={isFull}
        onClick={() => save.mutate({ body: { name: nameOf(browse), search } })}
      >
        <Bell size={17} aria-hidden />
        {t('Save this search')}
      </Button>
    </div>
  );
}
