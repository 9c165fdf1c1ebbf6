import { useState } from 'react';
import * as z from 'zod/mini';
import { Preview, previewCall } from '#shared/previews/contract.ts';
import { answerHere } from '#client/lib/answer-here.ts';
import { assetUrl } from '#client/lib/asset-url.ts';

/** What a visitor came for, if the document says it: behind the notice, until sign-in. */
export default function CameFor() {
  const [preview] = useState(() => z.safeParse(Preview, answerHere(previewCall(location.pathname))).data);
  if (!preview) return null;
  const { title, artist, pictureUrl, altText } = preview;
  return (
    <figure className="mb-8">
      {pictureUrl && (
        <img
          src={assetUrl(pictureUrl)}
          alt={altText ?? ''}
          className="mx-auto max-h-[50dvh] max-w-full rounded-md"
        />
      )}
      <figcaption className="mt-5 wrap-anywhere">
        <span className="block font-display text-xl text-paper">{title}</span>
        {artist && <span className="mt-1 block text-soft">{artist}</span>}
      </figcaption>
    </figure>
  );
}
