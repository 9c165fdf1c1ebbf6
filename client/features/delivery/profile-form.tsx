import { useId, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type DeliveryProfile, deliveryEndpoints as endpoints } from '#shared/delivery/contract.ts';
import { MAX_DAYS, MAX_HANDLING_DAYS } from '#shared/delivery/limits.ts';
import { DELIVERY_ZONES, type DeliveryZone, deliveryTo, zoneOf } from '#shared/delivery/zones.ts';
import { countryName, countryTitle } from '#shared/kernel/country-name.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { useCountry } from '#client/lib/country.ts';
import { destinationOf } from '#client/lib/delivery.ts';
import { changesOf } from '#client/lib/forms/changes-of.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Trash2, Truck, X } from '#client/ui/icons.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Input } from '#client/ui/input.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Select } from '#client/ui/select.tsx';
import { Toggle } from '#client/ui/switch.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { DeleteProfile, refreshDelivery } from './delete-profile.tsx';
import { useProfiles } from './profiles.ts';
import { DeliveryText } from './delivery-text.tsx';
import { ZONE_ICONS, sampleCountries, zoneHint, zoneName } from './labels.ts';
import { type ProfileDraft, draftOf, errorsOf, termsOf, toForm } from './profile-draft.ts';

interface ProfileFormProps {
  /** Null: a new one. */
  profile: DeliveryProfile | null;
  profiles: DeliveryProfile[];
}

const useBack = () => {
  const [, navigate] = useLocation();
  return () => navigate(paths.settings('delivery'));
};

const saved = (back: () => void) => () => {
  toast({ title: t('Delivery profile saved') });
  back();
  return refreshDelivery();
};

function NewProfile({ profiles }: Pick<ProfileFormProps, 'profiles'>) {
  const country = useCountry() ?? 'US';
  const form = useEndpointForm(endpoints.create, {
    start: draftOf(null, profiles[0]?.country ?? country),
    draft: 'delivery-profile',
    check: errorsOf,
    input: (draft) => ({ body: toForm(draft) }),
    onSuccess: saved(useBack()),
  });
  return <ProfileFields form={form} profile={null} profiles={profiles} />;
}

function EditProfile({ profile, profiles }: ProfileFormProps & { profile: DeliveryProfile }) {
  const start = draftOf(profile, profile.country);
  const form = useEndpointForm(endpoints.edit, {
    start,
    draft: `delivery-profile:${profile.id}`,
    check: errorsOf,
    input: (draft) => ({ params: { id: profile.id }, body: changesOf(toForm(start), toForm(draft)) }),
    onSuccess: saved(useBack()),
  });
  return <ProfileFields form={form} profile={profile} profiles={profiles} />;
}

/** @param id of the profile; null: a new one */
export default function ProfileScreen({ id }: { id: string | null }) {
  const query = useProfiles();
  return (
    <Screen>
      <BackLink href={paths.settings('delivery')}>{t('Delivery')}</BackLink>
      <Loaded
        query={query}
        failure={t('Your delivery profiles couldn’t be loaded.')}
        skeleton={<Skeletons each="h-60" className="grid gap-6" count={2} />}
      >
        {(profiles) => {
          const profile = profiles.find((one) => one.id === id);
          if (id === null) return <NewProfile profiles={profiles} />;
          if (!profile) return <Redirect to={paths.settings('delivery')} replace />;
          return <EditProfile key={id} profile={profile} profiles={profiles} />;
        }}
      </Loaded>
    </Screen>
  );
}

/** The form of a delivery profile, beside what buyers see of it. */
function ProfileFields({ form, profile, profiles }: ProfileFormProps & { form: Form<ProfileDraft> }) {
  const [isDeleting, setDeleting] = useState(false);
  const back = useBack();
  const { values, field } = form;
  const zonesError = (form.errors as { zones?: string }).zones;
  return (
    <>
      <h1 dir="auto" className="mb-8 text-2xl wrap-anywhere sm:text-3xl">
        {profile?.name ?? t('New profile')}
      </h1>
      <div className="grid max-w-[1180px] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <form {...form.props} className="grid gap-6">
          <Panel title={t('Profile')}>
            <div className="grid items-start gap-5 sm:grid-cols-3">
              <Input label={t('Name')} hint={t('Only you see it.')} maxLength={60} {...field('name')} />
              <Select label={t('Sent from')} options={COUNTRIES} {...field('country')} />
              <Input
                label={t('Handling (days)')}
                hint={t('Until you hand it to the carrier.')}
                type="number"
                inputMode="numeric"
                min={0}
                max={MAX_HANDLING_DAYS}
                isNumeric
                {...field('handlingDays')}
              />
            </div>
          </Panel>
          <Panel
            title={t('Zones')}
            aside={<p className="text-sm text-mute">{t('Days in transit, not counting handling')}</p>}
          >
            {DELIVERY_ZONES.map((zone) => (
              <ZoneFields key={zone} zone={zone} form={form} />
            ))}
            {zonesError && (
              <p role="alert" data-invalid className="border-t border-line pt-4 text-sm text-danger">
                {zonesError}
              </p>
            )}
          </Panel>
          <Panel title={t('Excluded countries')}>
            <LeftOut form={form} />
          </Panel>
          {form.refusal && <Refusal error={form.refusal} />}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={form.isPending}>
              {form.isPending ? t('Saving...') : t('Save profile')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                form.discard();
                back();
              }}
            >
              {t('Cancel')}
            </Button>
            {profile && (
              <Button variant="quietDanger" className="ml-auto" onClick={() => setDeleting(true)}>
                <Trash2 size={17} aria-hidden />
                {t('Delete')}
              </Button>
            )}
          </div>
        </form>
        <BuyersSee draft={values} />
      </div>
      {isDeleting && profile && (
        <DeleteProfile
          profile={profile}
          others={profiles.filter((other) => other !== profile)}
          onDone={() => {
            form.discard();
            back();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

function ZoneFields({ zone, form }: { zone: DeliveryZone; form: Form<ProfileDraft> }) {
  const { values, change, field } = form;
  const { country } = values;
  const id = useId();
  const Icon = ZONE_ICONS[zone];
  const name = zoneName(zone, country);
  const isOn = values[`${zone}On`];
  const days = (part: 'From' | 'To', label: string) => (
    <Input
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={MAX_DAYS}
      isNumeric
      {...field(`${zone}${part}`)}
    />
  );
  return (
    <fieldset aria-labelledby={id} className="border-t border-line py-5 last:pb-0">
      <div className="flex items-start gap-4">
        <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-mute" />
        <div className="min-w-0 flex-1">
          <p id={id} className="text-sm font-semibold text-paper">
            {name}
          </p>
          <p className="text-xs text-mute">{isOn ? zoneHint(zone, country) : t('Not delivered')}</p>
        </div>
        <Toggle
          aria-label={t('Deliver to {zone}', { zone: name })}
          checked={isOn}
          onCheckedChange={(on) => change({ [`${zone}On`]: on })}
        />
      </div>
      {isOn && (
        <div className="mt-4 grid grid-cols-2 items-start gap-4 sm:grid-cols-3 sm:pl-8">
          <AmountInput label={t('Price (USD)')} className="max-sm:col-span-2" {...field(`${zone}Price`)} />
          {days('From', t('From (days)'))}
          {days('To', t('To (days)'))}
        </div>
      )}
    </fieldset>
  );
}

function LeftOut({ form: { values, change } }: { form: Form<ProfileDraft> }) {
  const { leftOut } = values;
  const last = leftOut.at(-1);
  return (
    <div className="grid gap-5">
      {leftOut.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {leftOut.map((code) => (
            <li
              key={code}
              className="flex items-center rounded-full border border-edge pl-4 text-sm text-paper"
            >
              {countryTitle(code)}
              <button
                type="button"
                aria-label={t('Remove {country}', { country: countryTitle(code) })}
                onClick={() => change({ leftOut: leftOut.filter((one) => one !== code) })}
                className="grid size-11 place-items-center rounded-full text-soft hover:text-paper"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={t('Add a country')}
        placeholder={t('Choose a country')}
        hint={
          last
            ? t('Members there see “Not delivered to {country}” and can ask you about it.', {
                country: countryName(last),
              })
            : t('From any zone.')
        }
        options={COUNTRIES.filter(([code]) => !leftOut.includes(code))}
        value=""
        onChange={({ target }) => change({ leftOut: [...leftOut, target.value] })}
      />
    </div>
  );
}

function BuyersSee({ draft }: { draft: ProfileDraft }) {
  const terms = termsOf(draft);
  const errors = errorsOf(draft);
  return (
    <section aria-labelledby="buyers-see" className="rounded-lg border border-line p-5">
      <h2 id="buyers-see" className="text-lg">
        {t('What buyers see')}
      </h2>
      <p className="mt-1 text-sm text-mute">{t('Times include your handling days.')}</p>
      <ul className="mt-4">
        {sampleCountries(draft.country, draft.leftOut).map((country) => {
          const zone = zoneOf(draft.country, country);
          const isWrong =
            deliveryTo(terms, country) !== null &&
            ['Price', 'From', 'To'].some((part) => errors[zone + part] !== undefined);
          return (
            <li key={country} className="flex gap-3 border-t border-line py-3 text-sm text-soft">
              <Truck size={17} aria-hidden className="mt-px shrink-0 text-mute" />
              <span>
                {isWrong ? (
                  tx('Delivery to {country}: {missing}', {
                    country: countryName(country),
                    missing: <span className="text-danger">{t('price or days missing')}</span>,
                  })
                ) : (
                  <DeliveryText
                    to={destinationOf(
                      { delivery: terms, agreed: null, deliveryCost: '0.00', isPhysical: true },
                      country,
                    )}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="border-t border-line pt-4 text-xs text-mute">
        {t('Changes apply to new orders and offers. Existing ones keep their zone, price and days.')}
      </p>
    </section>
  );
}
