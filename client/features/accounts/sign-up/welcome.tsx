import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type ProfileForm, profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { call } from '#client/lib/api.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { forgetProfile, mergeProfile, pendingProfile } from './pending-profile.ts';
import { SignUpDialog, toastRefusal } from './sign-up-dialog.tsx';
import * as texts from './texts.ts';

const greet = () =>
  toast({
    title: texts.profileCreated,
    description: texts.welcomeToTheCommunity,
  });

/**
 * The form that was filled in before sign-in is stored now; when that fails, the dialog opens with what was typed.
 * Without such a form, a member whose profile is not complete is offered the dialog, once.
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

  async function store(form: ProfileForm): Promise<void> {
    const user = await call(profileEndpoints.completeProfile, { body: form });
    forgetProfile();
    client.setQueryData(sessionQuery.queryKey, user);
    greet();
  }

  useEffect(() => {
    // Only what is on the screen counts; if this fails, it is offered once more.
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
        if (!next) forgetProfile();
        setOpen(next);
      }}
      initial={pending ?? { firstName: member.firstName ?? '', lastName: member.lastName ?? '' }}
      refusedBefore={refusal}
      onSubmit={store}
      onDone={() => {}}
    />
  );
}
