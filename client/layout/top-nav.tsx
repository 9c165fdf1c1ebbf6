import { Link, useLocation } from 'wouter';
import { LogOut, Plus } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { paths } from '#client/paths.ts';
import { SearchSlot } from '#client/features/discovery/search/search-slot.tsx';
import { MessagesButton } from '#client/features/messages/messages-button.tsx';
import { NotificationBell } from '#client/features/notifications/notification-bell.tsx';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { isCurrent } from './is-current.ts';
import { LOGO_LINK, LogoMark } from '#client/ui/base/logo.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { MAIN } from './navigation.ts';

const MAIN_LINK =
  'relative flex h-10 items-center px-3 text-sm font-medium whitespace-nowrap text-mute transition-colors hover:text-paper aria-[current]:text-paper aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-[12px] aria-[current]:after:h-0.5 aria-[current]:after:bg-accent';

export function TopNav({ isWide }: { isWide: boolean }) {
  const [path] = useLocation();
  return (
    <header className="sticky top-0 print:hidden z-40 border-b border-line bg-ink/90 backdrop-blur-md">
      <div className="mx-auto flex h-(--nav) max-w-[1760px] items-center gap-3 px-4 sm:px-6">
        <MenuDialog className={clsx('-ml-2', !isWide && 'lg:hidden')} />
        <div className={isWide ? 'lg:mr-6' : 'lg:w-[calc(var(--rail)-24px)]'}>
          <Link href={paths.home()} className={LOGO_LINK}>
            <LogoMark isTight />
          </Link>
        </div>
        <nav aria-label={t('Main')} className="hidden gap-1 lg:flex">
          {MAIN.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              {...(isCurrent(path, href) ? { 'aria-current': 'page' as const } : {})}
              className={MAIN_LINK}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1.5">
          <SearchSlot />
          <NotificationBell />
          <MessagesButton />
          <Button asChild size="sm" className="max-lg:hidden">
            <Link href={paths.upload()}>
              <Plus size={16} aria-hidden />
              {t('Upload')}
            </Link>
          </Button>
          <AccountMenu />
          <IconButton label={t('Log out')} asChild className="max-xl:hidden">
            <a href={paths.logout()}>
              <LogOut size={18} aria-hidden />
            </a>
          </IconButton>
        </div>
      </div>
    </header>
  );
}
