import { useState } from 'react';
import { Check, Download, Heart, Share2 } from 'lucide-react';
import { clsx } from 'clsx';
import type { ArtworkDetail } from '#shared/contracts/artworks.ts';
import { displayName } from '#shared/rules/names.ts';
import { Button } from '#client/components/ui/button.tsx';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { useLike } from './use-like.ts';

/** Web Share where there is one, else the link goes to the clipboard. */
async function share(artwork: ArtworkDetail): Promise<'shared' | 'copied'> {
  const url = location.origin + paths.artwork(artwork.id);
  const data = { title: artwork.title, text: `${artwork.title}, by ${displayName(artwork.user)}`, url };
  if (
    typeof navigator.share === 'function' &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare(data)
  ) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is no failure; anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

const ACTION = 'gap-1.5! px-1! max-[22.5rem]:text-xs!';

/** Like/Liked, Share and Download. */
export function ArtworkActions({ artwork }: { artwork: ArtworkDetail }) {
  const like = useLike();
  const [copied, setCopied] = useState(false);
  const onShare = async () => {
    try {
      setCopied((await share(artwork)) === 'copied');
    } catch {
      toast({
        title: 'Error',
        description: 'The link could not be copied. Copy it from the address bar.',
        variant: 'destructive',
      });
    }
  };
  return (
    <>
      <div className="grid grid-cols-[1fr_1fr_1.1fr] gap-2">
        <Button
          variant="outline"
          aria-pressed={artwork.isLiked}
          aria-label={`${artwork.isLiked ? 'Liked' : 'Like'}, ${artwork.likesCount} ${artwork.likesCount === 1 ? 'like' : 'likes'}`}
          className={`${ACTION} aria-pressed:text-accent`}
          onClick={() => like(artwork)}
        >
          <Heart size={17} aria-hidden className={clsx(artwork.isLiked && 'fill-current')} />
          {artwork.isLiked ? 'Liked' : 'Like'}
        </Button>
        <Button variant="outline" className={ACTION} onClick={() => void onShare()}>
          {copied ? <Check size={17} aria-hidden /> : <Share2 size={17} aria-hidden />}
          {copied ? 'Copied' : 'Share'}
        </Button>
        <Button asChild variant="outline" className={ACTION}>
          <a href={paths.artworkDownload(artwork.id)} download>
            <Download size={17} aria-hidden />
            Download
          </a>
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {copied ? 'The link is on your clipboard.' : ''}
      </p>
    </>
  );
}
