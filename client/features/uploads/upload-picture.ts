import { uploadEndpoints } from '#shared/uploads/contract.ts';
import { call } from '#client/lib/api.ts';
import type { PickedImage } from './image-checks.ts';

/** The contract's own name for it looks like a hook. */
const { processImage: checkImage } = uploadEndpoints;

interface Progress {
  /** @param share of the file that was sent, 0 to 1 */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** `fetch` does not say how much was sent. Throws TypeError without a network, as `fetch` does. */
const put = (url: string, file: File, { onSent, signal }: Progress): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The upload was interrupted'));
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => (request.status < 300 ? resolve() : fail()));
    for (const end of ['error', 'abort']) request.addEventListener(end, fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

/** A picture of a work after its first one, or of a refund request. */
export type PicturePurpose = 'view' | 'refund';

/** Sends a picture and has it checked. Throws `ApiError`, TypeError. */
export async function uploadPicture(
  file: File,
  purpose: PicturePurpose,
  progress: Progress,
): Promise<PickedImage> {
  const { name, size, type } = file;
  const { uploadURL } = await call(uploadEndpoints.createUrl, {
    body: { name, size, contentType: type, purpose },
  });
  await put(uploadURL, file, progress);
  const { objectPath, width, height } = await call(checkImage, { body: { imageUrl: uploadURL } });
  return { objectPath, width, height, bytes: size, type };
}
