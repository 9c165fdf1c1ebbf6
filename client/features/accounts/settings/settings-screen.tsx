import { type ComponentType, Suspense } from 'react';
import { DeliverySection, ProfileScreen, useProfileInAddress } from '#client/features/delivery/public.ts';
import { NotificationSettings } from '#client/features/mail/public.ts';
import { TaxSettings } from '#client/features/tax/public.ts';
import { WebhooksSection } from '#client/features/webhooks/public.ts';
import { useTitle } from '#client/lib/use-title.ts';
import type { SettingsSection } from '#client/paths.ts';
import { Screen } from '#client/ui/screen.tsx';
import { AwayGroup } from '../away/away-group.tsx';
import { HomeAnswers } from '../first-minutes/home-answers.tsx';
import { TokensSection } from '../tokens/tokens-section.tsx';
import { CountryGroup } from './country-group.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SETTINGS, SettingsFrame } from './settings-frame.tsx';

const SECTIONS: Record<SettingsSection, ComponentType> = {
  profile: () => (
    <>
      <ProfileSection />
      <CountryGroup />
      <TaxSettings />
      <HomeAnswers />
    </>
  ),
  sessions: SessionsSection,
  notifications: NotificationSettings,
  delivery: () => (
    <>
      <DeliverySection />
      <AwayGroup />
    </>
  ),
  privacy: PrivacySection,
  tokens: TokensSection,
  webhooks: WebhooksSection,
};

export default function SettingsScreen({ section }: { section: SettingsSection }) {
  useTitle(SETTINGS[section]);
  const profile = useProfileInAddress();
  const Content = SECTIONS[section];
  if (section === 'delivery' && profile !== undefined) {
    return (
      <Suspense fallback={<Screen>{null}</Screen>}>
        <ProfileScreen id={profile} />
      </Suspense>
    );
  }
  return (
    <SettingsFrame section={section}>
      <Content />
    </SettingsFrame>
  );
}
