import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type CurrentUser, type ProfileForm, userEndpoints } from '#shared/contracts/users.ts';
import { call } from '#client/lib/api.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { forgetProfile, isFirstOffer, pendingProfile } from './pending-profile.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

const greet = () =>
  toast({
    title: 'Profile Created',
    description: 'Welcome to the community! Your profile has been created successfully.',
  });

/**
 * For a member without a complete profile: the form they filled in before sign-in is stored now; without one,
 * or when storing it fails, the dialog is offered, once in a tab.
 */
export function Welcome({ member }: { member: CurrentUser }) {
  const client = useQueryClient();
  const [pending] = useState(pendingProfile);
  const [isOpen, setOpen] = useState(() => pending === null && isFirstOffer());
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
      onOpenChange={setOpen}
      initial={pending ?? { firstName: member.firstName ?? '', lastName: member.lastName ?? '' }}
      onSubmit={store}
      onDone={() => {}}
    />
  );
}
