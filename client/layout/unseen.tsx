import { useEffect } from 'react';
import { RememberLocale } from '#client/features/mail/remember-locale.tsx';
import { useMember } from '#client/lib/session.ts';

/** The key under which a browser's tabs learn who signed in last. */
export const MEMBER = 'atelier:member';

/** Reloads when someone else signs in, in another tab: this one would write in their name. */
function OneMember() {
  const { id } = useMember();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === MEMBER && newValue && newValue !== id) location.reload();
    };
    addEventListener('storage', onStorage);
    try {
      localStorage.setItem(MEMBER, id);
    } catch {
      // Without a storage, tabs don't hear of each other.
    }
    return () => removeEventListener('storage', onStorage);
  }, [id]);
  return null;
}

/** What every signed-in screen does without showing anything. */
export default function Unseen() {
  return (
    <>
      <RememberLocale />
      <OneMember />
    </>
  );
}
