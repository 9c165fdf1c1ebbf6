import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { LateMenu } from '#client/ui/late-menu.tsx';

const loadList = () => import('./account-menu-list.tsx');
const AccountMenuList = lazyPart(loadList);

export const ACCOUNT_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full';

/** Behind the member's avatar: account links and sign-out. */
export function AccountMenu() {
  const member = useMember();
  return (
    <LateMenu
      load={loadList}
      button={
        <button type="button" aria-label={t('Your account')} className={ACCOUNT_BUTTON}>
          <Avatar person={member} size={36} />
        </button>
      }
    >
      <AccountMenuList />
    </LateMenu>
  );
}
