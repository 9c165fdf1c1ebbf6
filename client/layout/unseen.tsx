import { RememberLocale } from '#client/features/mail/remember-locale.tsx';
import { OneMember } from './one-member.tsx';

/** What every signed-in screen does without showing anything. */
export default function Unseen() {
  return (
    <>
      <RememberLocale />
      <OneMember />
    </>
  );
}
