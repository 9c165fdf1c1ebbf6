import type { ReactNode } from 'react';
import type { ProfileForm } from '#shared/accounts/profile/contract.ts';
import { Input } from '#client/ui/input.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import * as texts from './texts.ts';

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
    <Section title={texts.basicInformation} note={texts.howOtherMembersWillKnow}>
      <Input label={texts.firstName} aria-required autoComplete="given-name" {...field('firstName')} />
      <Input label={texts.lastName} optional autoComplete="family-name" {...field('lastName')} />
      <Input
        label={texts.artistName}
        hint={texts.shownOnYourWorksInstead}
        optional
        className="sm:col-span-2"
        {...field('artistName')}
      />
    </Section>
    <Section title={texts.location} note={texts.soPeopleNearbyCanFind}>
      <Input label={texts.city} aria-required autoComplete="address-level2" {...field('city')} />
      <Input label={texts.borough} optional autoComplete="address-level3" {...field('borough')} />
    </Section>
    <Section title={texts.socialMediaLinks} note={texts.fullLinks}>
      <Input
        label={texts.instagram}
        {...URL}
        placeholder={texts.instagramExample}
        {...field('instagramUrl')}
      />
      <Input label={texts.twitter} {...URL} placeholder={texts.twitterExample} {...field('twitterUrl')} />
      <Input label={texts.linkedin} {...URL} placeholder={texts.linkedinExample} {...field('linkedinUrl')} />
      <Input
        label={texts.website}
        {...URL}
        placeholder={texts.websiteExample}
        autoComplete="url"
        {...field('websiteUrl')}
      />
    </Section>
  </>
);
