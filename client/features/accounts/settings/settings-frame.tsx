import type { ReactNode } from 'react';
import { t } from '#client/lib/t.ts';
import { SectionNav } from '#client/ui/section-nav.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SECTIONS, type SettingsSection, paths } from '#client/paths.ts';

export const SETTINGS: Record<SettingsSection, string> = {
  profile: t('Profile'),
  sessions: t('Sessions'),
  notifications: t('Notifications'),
  delivery: t('Delivery'),
  privacy: t('Privacy'),
  tokens: t('Tokens'),
  webhooks: t('Webhooks'),
};

const LINKS = SECTIONS.settings.map((key) => ({
  key,
  name: SETTINGS[key],
  href: paths.settings(key),
}));

/** The heading, the links to the sections, and one section. */
export const SettingsFrame = ({ section, children }: { section: SettingsSection; children: ReactNode }) => (
  <Screen>
    <div className="max-w-[1180px]">
      <h1 className="text-2xl sm:text-3xl">{t('Settings')}</h1>
      <SectionNav label={t('Settings')} className="mt-5" at={section} sections={LINKS} />
      <div className="divide-y divide-line">{children}</div>
    </div>
  </Screen>
);
