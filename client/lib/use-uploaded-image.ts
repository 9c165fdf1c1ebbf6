import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { reportRefusal } from './action.ts';
import { isSignedOut, sentenceOf } from './api.ts';
import { type ImagePurpose, imageProblem, uploadImage } from './image-upload.ts';

/** @param onTaken called with the object path of an uploaded and checked image */
export function useUploadedImage(onTaken: (objectPath: string) => void, purpose?: ImagePurpose) {
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => uploadImage(file, file.name, purpose),
    onSuccess: onTaken,
    onError: (failure) => {
      reportRefusal(failure, true);
      if (!isSignedOut(failure)) setProblem(sentenceOf(failure));
    },
  });
  /** Uploads one image at a time. */
  const take = (file: File | undefined) => {
    if (!file || isPending) return;
    const found = imageProblem(file);
    setProblem(found);
    if (!found) mutate(file);
  };
  return { take, isPending, /** With the last one, as a sentence. */ problem };
}
