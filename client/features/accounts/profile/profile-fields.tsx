import type { ReactNode } from 'react';
import type { ProfileForm } from '#shared/accounts/profile/contract.ts';
import { Input } from '#client/ui/input.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';

/** Section name on the left from 640 px, above the fields below that. */
const Section = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <fieldset className="grid gap-x-8 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-2 sm:grid-cols-[168px_minmax(0,1fr)]">
    <legend className="sr-only">{title}</legend>
    <div aria-hidden>
      <p className="font-display text-lg font-semibold text-paper">{title}</p>
      <p className="mt-0.5 text-xs text-mute">{note}</p>
    </div>
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

/** The sign-up form's values, all given. */
export type ProfileDraft = Record<keyof ProfileForm, string>;

const URL = { type: 'url', optional: true } as const;

export const ProfileFields = ({ form: { field } }: { form: Form<ProfileDraft> }) => (
  <>
    <Section title={t('Basic Information')} note={t('How other members will know you.')}>
      <Input label={t('First name')} aria-required autoComplete="given-name" {...field('firstName')} />
      <Input label={t('Last name')} optional autoComplete="family-name" {...field('lastName')} />
      <Input
        label={t('Artist name')}
        hint={t('Shown on your works instead of your name.')}
        optional
        className="sm:col-span-2"
        {...field('artistName')}
      />
    </Section>
    <Section title={t('Location')} note={t('So people nearby can find you.')}>
      <Input label={t('City')} aria-required autoComplete="address-level2" {...field('city')} />
      <Input label={t('Borough')} optional autoComplete="address-level3" {...field('borough')} />
    </Section>
    <Section title={t('Social Media Links')} note={t('Full links, starting with https.')}>
      <Input
        label={t('Instagram')}
        {...URL}
        placeholder={t('https://instagram.com/…')}
        {...field('instagramUrl')}
      />
      <Input label={t('Twitter')} {...URL} placeholder={t('https://x.com/…')} {...field('twitterUrl')} />
      <Input
        label={t('LinkedIn')}
        {...URL}
        placeholder={t('https://linkedin.com/in/…')}
        {...field('linkedinUrl')}
      />
      <Input
        label={t('Website')}
        {...URL}
        placeholder={t('https://…')}
        autoComplete="url"
        {...field('websiteUrl')}
      />
    </Section>
  </>
);
