import type { ComponentType } from 'react';
import { Redirect, useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { PrivacySection } from '#client/features/accounts/settings/privacy-section.tsx';
import { ProfileSection } from '#client/features/accounts/settings/profile-section.tsx';
import { SessionsSection } from '#client/features/accounts/settings/sessions-section.tsx';
import {
  SETTINGS,
  SettingsFrame,
  type SettingsSection,
} from '#client/features/accounts/settings/settings-frame.tsx';
import { HomeAnswers } from '#client/features/discovery/home/first-minutes/home-answers.tsx';
import { NotificationSettings } from '#client/features/mail/settings/notification-settings.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import NotFound from './not-found.tsx';

const SECTIONS: Record<SettingsSection, ComponentType> = {
  profile: () => (
    <>
      <ProfileSection />
      <HomeAnswers />
    </>
  ),
  sessions: SessionsSection,
  notifications: NotificationSettings,
  privacy: PrivacySection,
};

function Section({ section }: { section: SettingsSection }) {
  useTitle(SETTINGS[section]);
  const Content = SECTIONS[section];
  return (
    <RequireMember>
      <SettingsFrame section={section}>
        <Content />
      </SettingsFrame>
    </RequireMember>
  );
}

const isSection = (name: string): name is SettingsSection => Object.hasOwn(SECTIONS, name);

export default function Settings() {
  const { section } = useParams();
  if (section === undefined) return <Redirect to={paths.settings('profile')} replace />;
  return isSection(section) ? <Section section={section} /> : <NotFound />;
}
