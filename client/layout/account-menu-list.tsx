import { Link } from 'wouter';
import { DropdownMenu } from 'radix-ui';
import { displayName } from '#shared/kernel/names.ts';
import { useMember } from '#client/lib/session.ts';
import { useLandmark } from '#client/lib/use-landmark.ts';
import { paths } from '#client/paths.ts';
import { ACCOUNT_BUTTON } from './account-menu.tsx';
import { ACCOUNT } from './navigation.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import * as texts from './texts.ts';

const ITEM =
  'flex h-11 items-center rounded-sm px-3 text-sm text-soft outline-none data-[highlighted]:bg-overlay data-[highlighted]:text-paper';

/** The open menu; its trigger replaces the button that loaded it. */
export default function AccountMenuList() {
  const member = useMember();
  const { container, onOpenChange } = useLandmark(true);
  return (
    <DropdownMenu.Root defaultOpen modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger aria-label={texts.yourAccount} className={ACCOUNT_BUTTON}>
        <Avatar person={member} size={36} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="animate-in z-50 w-60 rounded-md bg-raised p-1.5 shadow-pop"
        >
          <DropdownMenu.Label className="px-3 pt-2 pb-3">
            <span className="block truncate text-sm font-semibold text-paper">{displayName(member)}</span>
            <span className="block truncate text-xs text-mute">{member.email}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild className={ITEM}>
            <Link href={paths.profile(member.id)}>{texts.yourProfile}</Link>
          </DropdownMenu.Item>
          {ACCOUNT.map(({ href, label }) => (
            <DropdownMenu.Item key={href} asChild className={ITEM}>
              <Link href={href}>{label}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
          <DropdownMenu.Item asChild className={ITEM}>
            <a href={paths.logout()}>{texts.logOut}</a>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
