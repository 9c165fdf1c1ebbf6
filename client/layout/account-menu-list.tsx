import { displayName } from '#shared/kernel/names.ts';
import { isSelling } from '#client/lib/prices.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { ACCOUNT_BUTTON } from './account-menu.tsx';
import { ACCOUNT } from './navigation.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Menu, MenuHead, MenuLine, MenuLink } from '#client/ui/menu.tsx';
import * as texts from './texts.ts';

/** The open menu; its trigger replaces the button that loaded it. */
export default function AccountMenuList() {
  const member = useMember();
  return (
    <Menu
      defaultOpen
      width="lg"
      trigger={
        <button type="button" aria-label={texts.yourAccount} className={ACCOUNT_BUTTON}>
          <Avatar person={member} size={36} />
        </button>
      }
    >
      <MenuHead title={displayName(member)} body={member.email} />
      <MenuLink href={paths.profile(member.id)}>{texts.yourProfile}</MenuLink>
      {ACCOUNT.filter(({ href }) => isSelling() || href !== paths.offers()).map(({ href, label }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuLine />
      <MenuLink isPlain href={paths.logout()}>
        {texts.logOut}
      </MenuLink>
    </Menu>
  );
}
