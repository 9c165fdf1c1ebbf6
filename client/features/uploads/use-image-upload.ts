import { useEffect, useState } from 'react';
import { sentenceOf } from '#client/lib/api.ts';
import { reportRefusal, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import type { PickedImage } from './image-checks.ts';
import { type UploadedFile, createImageUploader } from './image-uploader.ts';

/** The contract's own name for it looks like a hook. */
const { processImage: checkImage } = uploadEndpoints;

/**
 * Uploads an image: chosen in the modal, PUT to its URL, checked by the server.
 * @param onImage called with the checked image, and with its file
 */
export function useImageUpload(onImage: (image: PickedImage, file: UploadedFile | null) => void) {
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<UploadedFile | null>(null);
  /** The server's error about it. */
  const [refusal, setRefusal] = useState('');
  const [uploader] = useState(createImageUploader);

  const fail = (sentence: string, error: unknown) => {
    setRefusal(sentenceOf(error));
    toast({ title: t('Error'), description: sentence, variant: 'destructive' });
  };
  const check = useAction(checkImage, {
    onSuccess: ({ objectPath, width, height }) => {
      onImage({ objectPath, width, height, bytes: file?.bytes, type: file?.type }, file);
      toast({ title: t('Success'), description: t('Image uploaded successfully!') });
    },
    onError: (error) => fail(t('Failed to process uploaded image'), error),
  });

  useEffect(() => {
    uploader.listen({
      onUploaded: (uploaded) => {
        setOpen(false);
        setRefusal('');
        setFile(uploaded);
        uploader.uppy.clear();
        check.mutate({ body: { imageUrl: uploaded.uploadUrl } });
      },
      // Uppy makes this call, so refusals are reported here.
      onRefused: (error) => {
        if (!reportRefusal(error)) fail(t('Failed to get upload URL'), error);
      },
    });
  });
  return {
    uppy: uploader.uppy,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** A file dropped on the chooser: opens the modal with it, or says why it cannot be used. */
    take: (dropped: File) => {
      setOpen(true);
      try {
        uploader.uppy.addFile({ name: dropped.name, type: dropped.type, data: dropped });
      } catch {
        // Uppy has already shown why.
      }
    },
    isProcessing: check.isPending,
    refusal,
  };
}
