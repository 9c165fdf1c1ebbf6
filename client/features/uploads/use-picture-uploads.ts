import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { imageProblem } from '#client/lib/image-upload.ts';
import { refresh } from '#client/lib/query.ts';
import type { PickedImage } from './image-checks.ts';
import { type PicturePurpose, uploadPicture } from './upload-picture.ts';

/** A chosen picture that is not there yet. */
export interface Waiting {
  /** Counts up in the order in which they were chosen. */
  id: number;
  file: File;
  /** Of the file that was sent, 0 to 1. */
  share: number;
  /** Why it is not sent; empty: it is. */
  problem: string;
  mayTryAgain: boolean;
}

const AT_ONCE = 3;
/** The same file would be refused again. */
const WRONG_FILE = new Set(['unsupported_type', 'damaged_image', 'image_too_large', 'file_too_large']);

/** Sends several pictures, a few at a time. One that fails waits for its own second try. */
export function usePictureUploads(
  purpose: PicturePurpose,
  onTaken: (image: PickedImage, id: number) => void,
) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const change = (id: number, next: Partial<Waiting>) =>
    setWaiting((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const drop = (id: number) => {
    running.current.get(id)?.abort();
    setWaiting((now) => now.filter((one) => one.id !== id));
  };
  const take = useEffectEvent(onTaken);
  const send = async ({ id, file }: Waiting): Promise<void> => {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const onSent = (share: number) => change(id, { share });
      const image = await uploadPicture(file, purpose, { onSent, signal: controller.signal });
      if (controller.signal.aborted) return;
      drop(id);
      take(image, id);
      void refresh(uploadEndpoints.storage);
    } catch (error) {
      if (controller.signal.aborted) return;
      reportRefusal(error, true);
      const isWrong = error instanceof ApiError && WRONG_FILE.has(error.code);
      change(id, { problem: sentenceOf(error), mayTryAgain: !isWrong });
    } finally {
      running.current.delete(id);
      // The next one can begin.
      setWaiting((now) => [...now]);
    }
  };
  const sendNext = useEffectEvent((all: typeof waiting) => {
    for (const one of all) {
      if (running.current.size >= AT_ONCE) return;
      if (!one.problem && !running.current.has(one.id)) void send(one);
    }
  });
  useEffect(() => sendNext(waiting), [waiting]);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  return {
    waiting,
    isBusy: waiting.some(({ problem }) => !problem),
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file, share: 0, problem: imageProblem(file), mayTryAgain: false };
      });
      setWaiting((now) => [...now, ...added]);
    },
    tryAgain: (id: number) => change(id, { problem: '', share: 0 }),
    drop,
  };
}
