import { displayName } from '#shared/kernel/names.ts';
import { isSelling } from '#client/lib/prices.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { ACCOUNT_BUTTON } from './account-menu.tsx';
import { ACCOUNT } from './navigation.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Menu, MenuHead, MenuLine, MenuLink } from '#client/ui/menu.tsx';

/** The open menu; its trigger replaces the button that loaded it. */
export default function AccountMenuList() {
  const member = useMember();
  return (
    <Menu
      defaultOpen
      width="lg"
      trigger={
        <button type="button" aria-label={t('Your account')} className={ACCOUNT_BUTTON}>
          <Avatar person={member} size={36} />
        </button>
      }
    >
      <MenuHead title={displayName(member)} body={member.email} />
      <MenuLink href={paths.profile(member.id)}>{t('Your profile')}</MenuLink>
      {ACCOUNT.filter(({ href }) => isSelling() || href !== paths.offers()).map(({ href, label }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuLine />
      <MenuLink isPlain href={paths.logout()}>
        {t('Log out')}
      </MenuLink>
    </Menu>
  );
}
