import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type CurrentUser, type ProfileForm, userEndpoints } from '#shared/contracts/users.ts';
import { call } from '#client/lib/api.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { forgetProfile, isFirstOffer, mergeProfile, pendingProfile } from './pending-profile.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

const greet = () =>
  toast({
    title: 'Profile Created',
    description: 'Welcome to the community! Your profile has been created successfully.',
  });

/**
 * The form that was filled in before sign-in is stored now. Without one, a member whose profile is not complete
 * is offered the dialog, once in a tab; when storing fails it opens with what was typed.
 */
export function Welcome({ member }: { member: CurrentUser }) {
  const client = useQueryClient();
  const [pending] = useState(() => {
    const typed = pendingProfile();
    return typed && mergeProfile(typed, member);
  });
  const [isOpen, setOpen] = useState(() => pending === null && !member.profileCompleted && isFirstOffer());
  const hasStarted = useRef(false);

  async function store(form: ProfileForm): Promise<void> {
    const user = await call(userEndpoints.completeProfile, { body: form });
    forgetProfile();
    client.setQueryData(sessionQuery.queryKey, user);
    greet();
  }

  useEffect(() => {
    if (!pending || hasStarted.current) return;
    hasStarted.current = true;
    store(pending).catch(() => setOpen(true));
  });

  return (
    <SignUpDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) forgetProfile();
        setOpen(next);
      }}
      initial={pending ?? { firstName: member.firstName ?? '', lastName: member.lastName ?? '' }}
      onSubmit={store}
      onDone={() => {}}
    />
  );
}
