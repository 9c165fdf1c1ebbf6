import type { QueryKey } from '@tanstack/react-query';
import { type DigestChoice, mailEndpoints } from '#shared/mail/contract.ts';
import type { NotificationType } from '#shared/notices/notices.ts';
import { notificationListEndpoints } from '#shared/notifications/list-contract.ts';
import { useAction } from '#client/lib/action.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

const onError = () =>
  toast({ title: t('Error'), description: t('Failed to save your settings'), variant: 'destructive' });

/** Shows a change at once. @returns shows what was there before */
function show<T>(key: QueryKey, change: (data: T) => T): () => void {
  const before = queryClient.getQueryData<T>(key);
  if (before !== undefined) queryClient.setQueryData<T>(key, change(before));
  return () => queryClient.setQueryData(key, before);
}

const BELL = queryFor(notificationListEndpoints.preferences, {});
const MAIL = queryFor(mailEndpoints.settings, {});

/** Changes are sent one after another, so that the last one wins. */
let sent: Promise<unknown> = Promise.resolve();

/** The choices of the bell and of email, saved at once and undone if the server refuses. */
export function useSettings() {
  const bell = useEndpoint(notificationListEndpoints.preferences, {});
  const mail = useEndpoint(mailEndpoints.settings, {});
  const saveBell = useAction(notificationListEndpoints.setPreferences, { onError });
  const saveMail = useAction(mailEndpoints.setSettings, { onError });

  const send = (request: () => Promise<unknown>, undo: () => void): void => {
    const mine = sent.then(request).catch(undo);
    sent = mine;
    void mine.then(
      () => sent === mine && refresh(notificationListEndpoints.preferences, mailEndpoints.settings),
    );
  };
  return {
    bell,
    mail,
    setBell: (types: readonly NotificationType[], isOn: boolean) => {
      const others = (bell.data?.muted ?? []).filter((type) => !types.includes(type));
      const muted = isOn ? others : [...others, ...types];
      const undo = show(BELL.queryKey, () => ({ muted }));
      send(() => saveBell.mutateAsync({ body: { muted } }), undo);
    },
    setDigest: (choice: DigestChoice, isOn: boolean) => {
      const digest = { [choice]: isOn };
      const undo = show<NonNullable<typeof mail.data>>(MAIL.queryKey, (data) => ({
        ...data,
        digest: { ...data.digest, ...digest },
      }));
      send(() => saveMail.mutateAsync({ body: { digest } }), undo);
    },
    setLocale: (locale: { timeZone?: string; language?: 'en' }) => {
      const undo = show<NonNullable<typeof mail.data>>(MAIL.queryKey, (data) => ({ ...data, ...locale }));
      send(() => saveMail.mutateAsync({ body: locale }), undo);
    },
  };
}
export type Settings = ReturnType<typeof useSettings>;
