import { useState } from 'react';
import * as z from 'zod/mini';
import { SignUpForm } from '#shared/accounts/profile/contract.ts';
import type { LegalPage } from '#shared/legal/pages.ts';
import { Choice } from '#client/ui/choice.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { problemDetail } from '#client/lib/api.ts';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { isPublicGallery } from '#client/lib/prices.ts';
import { t, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { type ProfileDraft, ProfileFields } from '../profile/profile-fields.tsx';

type SignUpDraft = ProfileDraft & { isPublic: boolean };
const EMPTY: SignUpDraft = {
  firstName: '',
  lastName: '',
  artistName: '',
  city: '',
  borough: '',
  instagramUrl: '',
  twitterUrl: '',
  linkedinUrl: '',
  websiteUrl: '',
  isPublic: false,
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
  initial?: Partial<SignUpForm>;
  /** Resolves when the profile is stored, or kept until after sign-in; rejects to show 'Signup Failed'. */
  onSubmit: (form: SignUpForm) => Promise<void>;
  /** Called after the dialog has closed and the form was reset. */
  onDone: (form: SignUpForm) => void;
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
    check: (values) => errorsIn(SignUpForm, values),
    send: (values) =>
      void submit(z.parse(SignUpForm, isPublicGallery() ? values : { ...values, isPublic: undefined })),
  });

  async function submit(values: SignUpForm): Promise<void> {
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
          {isPublicGallery() && (
            <Choice
              type="checkbox"
              checked={form.values.isPublic}
              onChange={({ target }) => form.change({ isPublic: target.checked })}
            >
              <span className="block text-sm font-semibold text-paper">{t('Show my pages to visitors')}</span>
              <span className="block text-xs text-mute">
                {t(
                  'Anyone can read your works, profile, public collections and courses, and search engines find them.',
                )}
              </span>
            </Choice>
          )}
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
