import { useMutation } from '@tanstack/react-query';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import { type ProfileForm, profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { ApiError, call, isSignedOut, toApiError } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { onSignedOut } from '#client/lib/unauthorized.ts';
import type { AvatarChoice } from './avatar-field.tsx';

/** @returns the upload URL, to be saved as the avatar */
async function upload(file: File): Promise<string> {
  const { uploadURL } = await call(uploadEndpoints.createUrl, {
    body: { name: file.name, size: file.size, contentType: file.type, purpose: 'avatar' },
  });
  const response = await fetch(uploadURL, {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: file,
  });
  if (!response.ok) throw await toApiError(response);
  return uploadURL;
}

export interface ProfileChanges {
  form: ProfileForm & { bio?: string | undefined };
  avatar: AvatarChoice;
}

/** Uploads the avatar first, then saves the form; refetches everything that shows the member. */
export const useSaveProfile = (onSaved: () => void) =>
  useMutation({
    mutationFn: async ({ form, avatar }: ProfileChanges) => {
      const avatarField =
        avatar === undefined ? {} : { profileImageUrl: avatar === null ? null : await upload(avatar) };
      return call(profileEndpoints.edit, { body: { ...form, ...avatarField } });
    },
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      onSaved();
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey !== sessionQuery.queryKey,
      });
    },
    onError: (error) => {
      if (isSignedOut(error)) onSignedOut();
    },
  });

/** Whether the error is about the image. */
export const isAboutImage = (error: unknown): boolean =>
  error instanceof ApiError && [413, 415].includes(error.status);
