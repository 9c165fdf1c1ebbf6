import { type ComponentProps, useRef, useState } from 'react';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { followEndpoints } from '#shared/follows/contract.ts';
import { searchEndpoints } from '#shared/discovery/search/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';

type FollowButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  person: Person;
  isFollowed: boolean;
  /** Subtle, for long lists. */
  isQuiet?: boolean;
};

/** Follow or Following; toggles at once and reverts if the server refuses. Disabled for oneself. */
export function FollowButton({ person, isFollowed, isQuiet = false, ...rest }: FollowButtonProps) {
  const viewer = useMember();
  /** The clicked state, until the refetched one agrees. */
  const [clicked, setClicked] = useState<{ isFollowed: boolean; before: boolean } | null>(null);
  const shown = clicked && clicked.before === isFollowed ? clicked.isFollowed : isFollowed;
  /** The state that the last click asked for, while requests are underway. */
  const wanted = useRef<boolean | null>(null);
  const { mutateAsync } = useAction(followEndpoints.toggle, {
    onError: () =>
      toast({ title: t('Error'), description: t('Failed to update follow status'), variant: 'destructive' }),
  });
  /** One request at a time: a click while it is underway is sent after it, unless another took it back. */
  const send = async () => {
    let sent;
    let followed;
    do {
      sent = wanted.current;
      ({ followed } = await mutateAsync({ params: { id: person.id } }));
    } while (wanted.current !== sent);
    setClicked({ isFollowed: followed, before: isFollowed });
    toast({
      title: followed
        ? t('Following {name}', { name: displayName(person) })
        : t('Unfollowed {name}', { name: displayName(person) }),
    });
    // Not awaited: a click in the meantime counts.
    void refresh(
      artworkEndpoints.get,
      profileEndpoints.profile,
      profileEndpoints.featured,
      followEndpoints.followers,
      followEndpoints.following,
      searchEndpoints.artists,
    );
  };
  const toggle = () => {
    const isUnderway = wanted.current !== null;
    wanted.current = !shown;
    setClicked({ isFollowed: !shown, before: isFollowed });
    if (isUnderway) return;
    send()
      .catch(() => setClicked(null))
      .finally(() => void (wanted.current = null));
  };
  return (
    <Button
      {...rest}
      variant={isQuiet ? (shown ? 'quiet' : 'outline') : shown ? 'outline' : 'primary'}
      aria-pressed={shown}
      disabled={viewer.id === person.id}
      onClick={toggle}
    >
      {shown ? t('Following') : t('Follow')}
    </Button>
  );
}
