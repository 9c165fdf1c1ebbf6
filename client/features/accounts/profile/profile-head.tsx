import type { ReactNode } from 'react';
import { Calendar, Globe, Link2, type IconComponent, Mail, MapPin } from '#client/ui/icons.ts';
import type { Profile } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ProBadge } from '#client/ui/pro-badge.tsx';

const LINKS = [
  ['instagramUrl', t('Instagram'), Link2],
  ['twitterUrl', t('Twitter'), Link2],
  ['linkedinUrl', t('LinkedIn'), Link2],
  ['websiteUrl', t('Website'), Globe],
] as const;

const Fact = ({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) => (
  <li className="inline-flex min-w-0 items-center gap-1.5">
    <Icon size={14} aria-hidden className="shrink-0" />
    {children}
  </li>
);

function labelOf({ isProfessional, isCreditProfile, artistName, isCollector }: Profile): string {
  if (isProfessional) return t('Professional Artist');
  if (isCreditProfile) return t('Photographer');
  if (artistName) return t('Artist');
  return isCollector ? t('Collector') : t('Member');
}

/** Avatar, name, role and links. @param actions what the viewer may do here */
export function ProfileHead({ profile, actions }: { profile: Profile; actions: ReactNode }) {
  const name = displayName(profile);
  const fullName = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const place = [profile.borough, profile.city].filter(Boolean).join(', ');
  return (
    <header className="grid grid-cols-1 gap-x-12 gap-y-6 pt-6 sm:pt-8 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-start">
      <div className="flex items-start gap-4 sm:gap-7">
        <Avatar person={profile} size={112} className="max-sm:size-20!" />
        <div className="min-w-0">
          <h1
            dir="auto"
            className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere sm:text-3xl"
          >
            {name}
            {profile.isProfessional && <ProBadge />}
          </h1>
          <p dir="auto" className="mt-1.5 text-sm wrap-anywhere text-mute sm:text-base">
            {labelOf(profile)}
            {fullName && name !== fullName && `, ${fullName}`}
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm wrap-anywhere text-mute">
            {place && <Fact icon={MapPin}>{place}</Fact>}
            {profile.email && (
              <Fact icon={Mail}>
                <a href={`mailto:${profile.email}`} className="-my-3 truncate py-3 hover:text-paper">
                  {profile.email}
                </a>
              </Fact>
            )}
            {!profile.isCreditProfile && (
              <Fact icon={Calendar}>
                {t('Member since {createdAt}', { createdAt: profile.createdAt.getFullYear() })}
              </Fact>
            )}
            {LINKS.map(([field, label, icon]) => {
              const url = profile[field];
              return (
                url && (
                  <Fact key={field} icon={icon}>
                    <a
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer nofollow ugc"
                      className="underline decoration-edge underline-offset-4 hover:text-paper"
                    >
                      {label}
                    </a>
                  </Fact>
                )
              );
            })}
          </ul>
          <Bio profile={profile} className="mt-4 max-sm:hidden" />
        </div>
      </div>
      <Bio profile={profile} className="sm:hidden" />
      {actions && (
        // On a phone Follow has its own row if there is more beside the menu.
        <div className="grid grid-cols-[1fr_1fr_auto] gap-2 max-sm:[&:has(>:nth-child(3))>:first-child]:col-span-3 sm:flex sm:gap-3 xl:justify-end">
          {actions}
        </div>
      )}
    </header>
  );
}

const Bio = ({ profile, className }: { profile: Profile; className: string }) =>
  profile.bio ? (
    <p className={`max-w-[58ch] text-base wrap-anywhere whitespace-pre-line text-soft ${className}`}>
      {profile.bio}
    </p>
  ) : null;
