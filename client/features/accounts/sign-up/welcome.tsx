import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type SignUpForm, profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { call } from '#client/lib/api.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { deletePendingProfile, mergeProfile, pendingProfile } from './pending-profile.ts';
import { SignUpDialog, toastRefusal } from './sign-up-dialog.tsx';

const greet = () =>
  toast({
    title: t('Profile Created'),
    description: t('Welcome to the community! Your profile has been created successfully.'),
  });

/**
 * Stores the form filled in before sign-in; if that fails, the dialog opens with its values.
 * Without such a form, a member whose profile is incomplete is shown the dialog once.
 */
export function Welcome({ member }: { member: CurrentUser }) {
  const client = useQueryClient();
  const [pending] = useState(() => {
    const typed = pendingProfile();
    return typed && mergeProfile(typed, member);
  });
  const [isOpen, setOpen] = useState(!pending && !member.profileCompleted && !member.profileOfferedAt);
  const [refusal, setRefusal] = useState('');
  const hasStarted = useRef(false);

  async function store(form: SignUpForm): Promise<void> {
    const user = await call(profileEndpoints.completeProfile, { body: form });
    deletePendingProfile();
    client.setQueryData(sessionQuery.queryKey, user);
    greet();
  }

  useEffect(() => {
    // Only the screen matters here; if this fails, the dialog is shown once more.
    if (isOpen && !member.profileOfferedAt) call(profileEndpoints.profileOffered, {}).catch(() => {});
  }, [isOpen, member.profileOfferedAt]);

  useEffect(() => {
    if (!pending || hasStarted.current) return;
    hasStarted.current = true;
    store(pending).catch((error: unknown) => {
      setRefusal(toastRefusal(error));
      setOpen(true);
    });
  });

  return (
    <SignUpDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) deletePendingProfile();
        setOpen(next);
      }}
      initial={pending ?? { firstName: member.firstName ?? '', lastName: member.lastName ?? '' }}
      refusedBefore={refusal}
      onSubmit={store}
      onDone={() => {}}
    />
  );
}
