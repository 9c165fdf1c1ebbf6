import { Link } from 'wouter';
import type { DeliveryProfile } from '#shared/delivery/contract.ts';
import { DELIVERY_ZONES, type DeliveryZone } from '#shared/delivery/zones.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { costText, daysText } from '#client/lib/delivery.ts';
import { t, tn } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Trash2 } from '#client/ui/icons.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { profileHref } from './profiles.ts';
import { ZONE_ICONS, leftOutOf, zoneName } from './labels.ts';

interface ProfileCardProps {
  profile: DeliveryProfile;
  onDelete: () => void;
}

/** A delivery profile: its three zones as buyers read them. */
export const ProfileCard = ({ profile, onDelete }: ProfileCardProps) => (
  <li className="rounded-lg bg-surface p-5 sm:p-7">
    <div className="flex items-start justify-between gap-4 pb-4">
      <div className="min-w-0">
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {profile.name}
        </h3>
        <p className="mt-1 text-sm text-mute">
          {[
            t('From {country}.', { country: countryName(profile.country) }),
            profile.handlingDays === 0
              ? t('Sent on the day of payment.')
              : tn(profile.handlingDays, 'Sent within {n} day.', 'Sent within {n} days.'),
            tn(profile.worksCount, 'Used by {n} work.', 'Used by {n} works.'),
          ].join(' ')}
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        <Button asChild variant="quiet" size="mdTight">
          <Link href={profileHref(profile.id)} aria-label={t('Edit {name}', { name: profile.name })}>
            {t('Edit')}
          </Link>
        </Button>
        <MoreMenu label={t('More options for {name}', { name: profile.name })} className="-mr-2">
          <MenuItem icon={Trash2} isDanger onSelect={onDelete}>
            {t('Delete')}
          </MenuItem>
        </MoreMenu>
      </div>
    </div>
    <dl>
      {DELIVERY_ZONES.map((zone) => (
        <Zone key={zone} zone={zone} profile={profile} />
      ))}
    </dl>
  </li>
);

function Zone({ zone, profile }: { zone: DeliveryZone; profile: DeliveryProfile }) {
  const { country, handlingDays, zones, leftOut } = profile;
  const Icon = ZONE_ICONS[zone];
  const terms = zones[zone];
  const without = terms && leftOutOf(zone, country, leftOut);
  return (
    <div className="flex min-h-11 items-center gap-4 border-t border-line py-2.5 text-sm">
      <Icon size={17} aria-hidden className="shrink-0 text-mute" />
      <dt className="min-w-0 flex-1 text-soft">
        {zoneName(zone, country)}
        {without && (
          <span className="block text-xs text-mute">{t('Except {countries}', { countries: without })}</span>
        )}
      </dt>
      {terms ? (
        <dd className="flex flex-wrap justify-end gap-x-6 text-right">
          <span className="num text-paper">{costText(terms.price)}</span>
          <span className="text-mute sm:w-28">
            {daysText(terms.daysFrom + handlingDays, terms.daysTo + handlingDays)}
          </span>
        </dd>
      ) : (
        <dd className="text-mute">{t('Not delivered')}</dd>
      )}
    </div>
  );
}
