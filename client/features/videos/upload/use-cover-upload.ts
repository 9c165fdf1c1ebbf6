import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { onSignedOut } from '#client/lib/unauthorized.ts';
import { type ImagePurpose, coverProblem, uploadCover } from './upload-cover.ts';

export interface CoverUpload {
  /** Uploads one image at a time. */
  take: (file: File | undefined) => void;
  isPending: boolean;
  /** The error of the last one; empty if there is none. */
  problem: string;
}

/** @param onTaken called with the object path of an uploaded and checked image */
export function useCoverUpload(onTaken: (objectPath: string) => void, purpose?: ImagePurpose): CoverUpload {
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => uploadCover(file, file.name, purpose),
    onSuccess: onTaken,
    onError: (failure) => (isSignedOut(failure) ? onSignedOut() : setProblem(sentenceOf(failure))),
  });
  const take = (file: File | undefined) => {
    if (!file || isPending) return;
    const found = coverProblem(file);
    setProblem(found);
    if (!found) mutate(file);
  };
  return { take, isPending, problem };
}
