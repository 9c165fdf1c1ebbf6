import {
  type NotificationPreferences,
  type NotificationType,
  notificationEndpoints as endpoints,
} from '#shared/notifications/contract.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SwitchRow } from '#client/ui/switch-row.tsx';
import { useAction } from '#client/lib/action.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

const ROWS: readonly { type: NotificationType; label: string; hint: string }[] = [
  { type: 'like', label: 'Likes', hint: 'Members like your works' },
  { type: 'comment', label: 'Comments', hint: 'Members comment on your works' },
  { type: 'follow', label: 'Followers', hint: 'Members start following you' },
  { type: 'message', label: 'Messages', hint: 'Members message you' },
  { type: 'sale', label: 'Sales', hint: 'Your work is sold' },
  { type: 'award', label: 'Awards', hint: 'Your work wins an award' },
  { type: 'order', label: 'Orders and payouts', hint: 'Order and payout updates' },
  { type: 'premium', label: 'Premium', hint: 'Your subscription starts, ends or can’t be paid' },
  { type: 'support', label: 'Support', hint: 'Your request is answered' },
  { type: 'video', label: 'Videos', hint: 'Your video is ready or can’t be processed' },
  { type: 'hire', label: 'Projects', hint: 'Project and application updates' },
];
const { queryKey } = queryFor(endpoints.preferences, {});

/** Its own inverse. Returns what is muted now. */
function flip(type: NotificationType): NotificationType[] {
  const { muted } = queryClient.getQueryData(queryKey) ?? { muted: [] };
  const next = muted.includes(type) ? muted.filter((other) => other !== type) : [...muted, type];
  queryClient.setQueryData<NotificationPreferences>(queryKey, { muted: next });
  return next;
}

/** Choices are sent one after the other: each says everything, and the last must win. */
let sent: Promise<unknown> = Promise.resolve();

function useToggle(): (type: NotificationType) => void {
  const { mutateAsync } = useAction(endpoints.setPreferences, {
    onError: () =>
      toast({ title: 'Error', description: 'Failed to save your settings', variant: 'destructive' }),
  });
  return (type) => {
    const muted = flip(type);
    const mine = sent.then(() => mutateAsync({ body: { muted } })).catch(() => flip(type));
    sent = mine;
    void mine.then(() => sent === mine && refresh(endpoints.preferences));
  };
}

/** What one hears of; at once, and taken back when the server refuses. */
export function NotificationSettings() {
  const preferences = useEndpoint(endpoints.preferences, {});
  const toggle = useToggle();
  if (preferences.isPending) {
    return (
      <div className="grid gap-5 p-5">
        <p role="status" className="sr-only">
          Loading
        </p>
        {ROWS.map(({ type }) => (
          <Skeleton key={type} className="h-10 w-full" />
        ))}
      </div>
    );
  }
  if (!preferences.data) {
    return (
      <div className="p-4">
        <LoadError what="Your settings could not be loaded." onRetry={() => void preferences.refetch()} />
      </div>
    );
  }
  const { muted } = preferences.data;
  return (
    <div className="p-5">
      <p className="text-sm text-mute">Choose what you’re notified about.</p>
      <div className="mt-5 grid gap-5">
        {ROWS.map(({ type, label, hint }) => (
          <SwitchRow
            key={type}
            label={label}
            hint={hint}
            checked={!muted.includes(type)}
            onCheckedChange={() => toggle(type)}
          />
        ))}
      </div>
    </div>
  );
}
