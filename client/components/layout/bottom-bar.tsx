import { Link, useLocation } from 'wouter';
import { paths } from '#client/paths.ts';
import { isCurrent } from './is-current.ts';
import { QUICK } from './navigation.ts';

/** Under 1024 px: the main places within reach of a thumb. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-ink/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden"
    >
      {QUICK.map(({ href, label, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          {...(isCurrent(path, href) ? { 'aria-current': 'page' as const } : {})}
          className="grid h-15 place-content-center justify-items-center gap-1 text-2xs text-mute aria-[current]:text-paper"
        >
          {href === paths.upload() ? (
            <span className="grid h-7 w-11 place-items-center rounded-full bg-paper text-ink">
              <Icon size={18} aria-hidden />
            </span>
          ) : (
            <Icon size={20} aria-hidden />
          )}
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
