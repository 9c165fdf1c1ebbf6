import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Screen } from '#client/ui/screen.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** In the order of their links. */
export const SETTINGS = {
  profile: texts.profile,
  sessions: texts.sessions,
  notifications: texts.notifications,
  privacy: texts.privacy,
} as const;
export type SettingsSection = keyof typeof SETTINGS;

const LINK =
  'relative flex h-12 shrink-0 items-center text-sm font-medium text-mute -outline-offset-4 hover:text-paper aria-[current]:text-paper aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent';

/** The heading, the ways to the sections, and one of them. */
export const SettingsFrame = ({ section, children }: { section: SettingsSection; children: ReactNode }) => (
  <Screen>
    <div className="max-w-[1180px]">
      <h1 className="text-2xl sm:text-3xl">{texts.settings}</h1>
      <nav
        aria-label={texts.settings}
        className="-mx-4 mt-5 flex gap-7 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {(Object.keys(SETTINGS) as SettingsSection[]).map((key) => (
          <Link
            key={key}
            href={paths.settings(key)}
            className={LINK}
            {...(key === section ? { 'aria-current': 'page' as const } : {})}
          >
            {SETTINGS[key]}
          </Link>
        ))}
      </nav>
      <div className="divide-y divide-line">{children}</div>
    </div>
  </Screen>
);
