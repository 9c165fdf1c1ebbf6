import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProfileForm } from '#shared/accounts/profile/contract.ts';
import { Field } from '#client/ui/field.tsx';
import * as texts from './texts.ts';

/** Section name on the left from 640 px, otherwise above the fields. */
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

interface InputProps {
  name: keyof ProfileForm;
  label: string;
  isRequired?: boolean;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoComplete?: string;
}

function Input({ name, label, isRequired = false, hint, ...attributes }: InputProps) {
  const { register, formState } = useFormContext<ProfileForm>();
  const error = formState.errors[name]?.message;
  return (
    <Field label={label} optional={!isRequired} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          {...register(name)}
          aria-required={isRequired}
          {...(name === 'firstName' ? { 'data-autofocus': true } : {})}
        />
      )}
    </Field>
  );
}

export const ProfileFields = () => (
  <>
    <Section title={texts.basicInformation} note={texts.howOtherMembersWillKnow}>
      <Input name="firstName" label={texts.firstName} isRequired autoComplete="given-name" />
      <Input name="lastName" label={texts.lastName} autoComplete="family-name" />
      <div className="sm:col-span-2">
        <Input name="artistName" label={texts.artistName} hint={texts.shownOnYourWorksInstead} />
      </div>
    </Section>
    <Section title={texts.location} note={texts.soPeopleNearbyCanFind}>
      <Input name="city" label={texts.city} isRequired autoComplete="address-level2" />
      <Input name="borough" label={texts.borough} autoComplete="address-level3" />
    </Section>
    <Section title={texts.socialMediaLinks} note={texts.fullLinks}>
      <Input name="instagramUrl" label={texts.instagram} type="url" placeholder={texts.instagramExample} />
      <Input name="twitterUrl" label={texts.twitter} type="url" placeholder={texts.twitterExample} />
      <Input name="linkedinUrl" label={texts.linkedin} type="url" placeholder={texts.linkedinExample} />
      <Input
        name="websiteUrl"
        label={texts.website}
        type="url"
        placeholder={texts.websiteExample}
        autoComplete="url"
      />
    </Section>
  </>
);
