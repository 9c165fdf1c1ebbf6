import { Link } from 'wouter';
import type { QueueFigures } from '#shared/moderation/cases/contract.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export type Tab = 'open' | 'mine' | 'overdue' | 'decided' | 'log';

/** Links, so that Back works. */
export const QueueTabs = ({ at, figures }: { at: Tab; figures: QueueFigures | undefined }) => {
  const tabs: readonly (readonly [Tab, string, string, number?])[] = [
    ['open', texts.open, paths.moderation(), figures?.open],
    ['mine', texts.mine, paths.moderation('mine'), figures?.mine],
    ['overdue', texts.overdue, paths.moderation('overdue'), figures?.overdue],
    ['decided', texts.decided, paths.moderation('decided')],
    ['log', texts.log, paths.moderationLog()],
  ];
  return (
    <nav
      aria-label={texts.cases}
      className="-mx-4 mb-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-6">
        {tabs.map(([key, name, href, count]) => (
          <li key={key}>
            <Link
              href={href}
              {...(at === key ? { 'aria-current': 'page' as const } : {})}
              className="relative flex h-11 items-center gap-2 text-sm font-semibold whitespace-nowrap text-mute -outline-offset-4 hover:text-paper aria-[current]:text-paper aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-paper"
            >
              {name}
              {count !== undefined && <span className="num text-2xs font-normal text-mute">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
