import { Link, useLocation } from 'wouter';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { isCurrent } from './is-current.ts';
import { QUICK } from './navigation.ts';

/** Below 1024 px: the main links within reach of a thumb. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label={t('Quick navigation')}
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-ink/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden print:hidden"
    >
      {QUICK.map(({ href, label, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          {...(isCurrent(path, href) ? { 'aria-current': 'page' as const } : {})}
          className="grid h-15 place-content-center justify-items-center gap-0.5 text-2xs text-mute aria-[current]:text-paper"
        >
          <span
            className={clsx(
              'grid h-7 w-11 place-items-center rounded-full',
              href === paths.upload() && 'bg-paper text-ink',
            )}
          >
            <Icon size={href === paths.upload() ? 18 : 20} aria-hidden />
          </span>
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
