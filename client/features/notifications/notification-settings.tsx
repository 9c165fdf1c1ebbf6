import {
  type NotificationPreferences,
  NotificationType,
  notificationEndpoints as endpoints,
} from '#shared/notifications/contract.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { useAction } from '#client/lib/action.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

const ROWS: Record<NotificationType, { label: string; hint: string }> = {
  like: { label: texts.likes, hint: texts.membersLikeYourWork },
  comment: { label: texts.comments, hint: texts.membersCommentOnYourWork },
  follow: { label: texts.followers, hint: texts.membersStartFollowingYou },
  message: { label: texts.messages, hint: texts.membersMessageYou },
  sale: { label: texts.sales, hint: texts.someoneBuysYourWork },
  award: { label: texts.awards, hint: texts.yourWorkWinsAnAward },
  order: { label: texts.ordersAndPayouts, hint: texts.orderAndPayoutUpdates },
  premium: { label: texts.premium, hint: texts.subscriptionUpdates },
  support: { label: texts.support, hint: texts.weAnswerYourRequest },
  video: { label: texts.videos, hint: texts.yourVideoIsReady },
  hire: { label: texts.projects, hint: texts.projectAndApplicationUpdates },
};
const { queryKey } = queryFor(endpoints.preferences, {});

/** Its own inverse. Returns what is muted now. */
function flip(type: NotificationType): NotificationType[] {
  const { muted } = queryClient.getQueryData(queryKey) ?? { muted: [] };
  const next = muted.includes(type) ? muted.filter((other) => other !== type) : [...muted, type];
  queryClient.setQueryData<NotificationPreferences>(queryKey, { muted: next });
  return next;
}

/** Choices are sent one after another: each contains all settings, and the last must win. */
let sent: Promise<unknown> = Promise.resolve();

function useToggle(): (type: NotificationType) => void {
  const { mutateAsync } = useAction(endpoints.setPreferences, {
    onError: () =>
      toast({ title: texts.error, description: texts.failedToSaveYourSettings, variant: 'destructive' }),
  });
  return (type) => {
    const muted = flip(type);
    const mine = sent.then(() => mutateAsync({ body: { muted } })).catch(() => flip(type));
    sent = mine;
    void mine.then(() => sent === mine && refresh(endpoints.preferences));
  };
}

/** Notification settings; applied at once, and undone if the server refuses. */
export function NotificationSettings() {
  const preferences = useEndpoint(endpoints.preferences, {});
  const toggle = useToggle();
  if (preferences.isPending) {
    return (
      <div className="grid gap-5 p-5">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        {NotificationType.options.map((type) => (
          <Skeleton key={type} className="h-10 w-full" />
        ))}
      </div>
    );
  }
  if (!preferences.data) {
    return (
      <div className="p-4">
        <LoadError what={texts.settingsNotLoaded} onRetry={() => void preferences.refetch()} />
      </div>
    );
  }
  const { muted } = preferences.data;
  return (
    <div className="p-5">
      <p className="text-sm text-mute">{texts.chooseWhatYoureNotifiedAbout}</p>
      <div className="mt-5 grid gap-5">
        {NotificationType.options.map((type) => (
          <Switch
            key={type}
            {...ROWS[type]}
            checked={!muted.includes(type)}
            onCheckedChange={() => toggle(type)}
          />
        ))}
      </div>
    </div>
  );
}
