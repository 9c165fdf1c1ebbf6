import { useState } from 'react';
import * as z from 'zod/mini';
import { ProfileForm } from '#shared/accounts/profile/contract.ts';
import type { LegalPage } from '#shared/legal/pages.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { problemDetail } from '#client/lib/api.ts';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { t, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { type ProfileDraft, ProfileFields } from '../profile/profile-fields.tsx';

const EMPTY: ProfileDraft = {
  firstName: '',
  lastName: '',
  artistName: '',
  city: '',
  borough: '',
  instagramUrl: '',
  twitterUrl: '',
  linkedinUrl: '',
  websiteUrl: '',
};
/** Beside the form, so that nothing typed is lost. */
const LegalLink = ({ page, children }: { page: LegalPage; children: string }) => (
  <a
    href={paths.legal(page)}
    target="_blank"
    rel="noreferrer"
    className="text-soft underline decoration-edge underline-offset-4 hover:text-paper"
  >
    {children}
  </a>
);

const FALLBACK = t('Something went wrong. Please try again.');

interface SignUpDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  initial?: Partial<ProfileForm>;
  /** Resolves when the profile is stored, or kept until after sign-in; rejects to show 'Signup Failed'. */
  onSubmit: (form: ProfileForm) => Promise<void>;
  /** Called after the dialog has closed and the form was reset. */
  onDone: (form: ProfileForm) => void;
  /** Why an earlier attempt to store it failed. */
  refusedBefore?: string;
}

/** 'Signup Failed', with the server's message. */
export function toastRefusal(error: unknown): string {
  const description = problemDetail(error) ?? FALLBACK;
  toast({ title: t('Signup Failed'), description, variant: 'destructive' });
  return description;
}

/** 'Join the Community'. Cancel and Close reset the form; a failure keeps everything. */
export function SignUpDialog({
  isOpen,
  onOpenChange,
  initial,
  refusedBefore = '',
  onSubmit,
  onDone,
}: SignUpDialogProps) {
  const [isPending, setPending] = useState(false);
  const [refusedNow, setRefusal] = useState<string | null>(null);
  const refusal = refusedNow ?? refusedBefore;
  const form = useForm({
    start: { ...EMPTY, ...initial },
    isPending,
    check: (values) => errorsIn(ProfileForm, values),
    send: (values) => void submit(z.parse(ProfileForm, values)),
  });

  async function submit(values: ProfileForm): Promise<void> {
    setRefusal('');
    setPending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      setRefusal(toastRefusal(error));
      return;
    } finally {
      setPending(false);
    }
    form.discard();
    onOpenChange(false);
    onDone(values);
  }

  return (
    isOpen && (
      <FormDialog
        form={form}
        title={t('Join the Community')}
        description={t('Only your first name and city are required. You can change everything later.')}
        submitText={t('Create Profile')}
        savingText={t('Creating Profile...')}
        refusal={
          refusal && (
            <p role="alert" className="text-sm text-danger">
              {refusal}
            </p>
          )
        }
        width="sm:max-w-[760px]"
        onClose={() => {
          setRefusal('');
          onOpenChange(false);
        }}
      >
        <div>
          <ProfileFields form={form} />
          <p className="mt-6 text-xs text-mute">
            {tx('By creating your profile, you agree to the {terms}. Our {privacy} explains what we store.', {
              terms: <LegalLink page="terms">{t('terms of use')}</LegalLink>,
              privacy: <LegalLink page="privacy">{t('privacy page')}</LegalLink>,
            })}
          </p>
        </div>
      </FormDialog>
    )
  );
}
