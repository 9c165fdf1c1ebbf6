import { Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import * as texts from './texts.ts';

const loadList = () => import('./account-menu-list.tsx');
const AccountMenuList = lazyPart(loadList);

export const ACCOUNT_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full';

/** Behind the member's avatar: account links and sign-out. The menu is loaded on demand. */
export function AccountMenu() {
  const member = useMember();
  const [wasOpened, setWasOpened] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={texts.yourAccount}
      aria-haspopup="menu"
      aria-expanded={false}
      className={ACCOUNT_BUTTON}
      onPointerEnter={() => void loadList()}
      onClick={() => setWasOpened(true)}
    >
      <Avatar person={member} size={36} />
    </button>
  );
  return wasOpened ? (
    <Suspense fallback={button}>
      <AccountMenuList />
    </Suspense>
  ) : (
    button
  );
}
