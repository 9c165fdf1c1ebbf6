import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { MAX_PINNED, pinnedEndpoints } from '#shared/artworks/pinned/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Pin, PinOff } from '#client/ui/icons.ts';
import { usePinning } from './use-pinned.ts';

const FULL = 'pins-full';

/** On one's own work: puts it on top of the profile, as the last of what is there. */
export default function PinButton({ artwork }: { artwork: ArtworkDetail }) {
  const { data } = useEndpoint(pinnedEndpoints.pinned, { params: { id: artwork.userId } });
  const pinned = data ?? [];
  const { pin, announcement } = usePinning(artwork.userId, pinned);
  const { id, title } = artwork;
  const isPinned = pinned.some((work) => work.id === id);
  const isFull = !isPinned && pinned.length >= MAX_PINNED;
  const toggle = () => {
    if (!data || isFull) return;
    if (isPinned)
      pin(
        pinned.filter((work) => work.id !== id),
        t('Unpinned {title}', { title }),
      );
    else pin([...pinned, artwork], t('Pinned {title} to your profile', { title }));
  };
  return (
    <>
      <Button
        variant="quiet"
        className="mt-2 w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        disabled={!data}
        aria-disabled={isFull}
        aria-describedby={isFull ? FULL : undefined}
        onClick={toggle}
      >
        {isPinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />}
        {isPinned ? t('Unpin from your profile') : t('Pin to your profile')}
      </Button>
      {isFull && (
        <p id={FULL} className="text-center text-xs text-mute">
          {t('You’ve pinned {n} works. Unpin one first.', { n: MAX_PINNED })}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
