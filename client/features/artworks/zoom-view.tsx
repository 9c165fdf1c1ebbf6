import '#client/utilities.css';
import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { Minus, Plus, X } from 'lucide-react';
import type { ArtworkDetail } from '#shared/contracts/artworks.ts';
import { RENDITIONS } from '#shared/rules/limits.ts';
import { renditionUrl } from '#shared/rules/renditions.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { paths } from '#client/paths.ts';
import { useZoom } from './use-zoom.ts';

interface ZoomViewProps {
  artwork: ArtworkDetail;
  onClose: () => void;
}

/** The whole window for the picture: the original's own pixels where the viewer may have them, else the largest shown. */
export default function ZoomView({ artwork, onClose }: ZoomViewProps) {
  const { id, title, altText, imageUrl, width, height, mayHaveOriginal } = artwork;
  const shown = Math.min(1, RENDITIONS.preview / width, (RENDITIONS.preview * 3) / height);
  const size = mayHaveOriginal ? { width, height } : { width: width * shown, height: height * shown };
  const { view, stage, closer, further, onKeyDown } = useZoom(size);
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 overflow-hidden bg-ink"
        >
          <Dialog.Title className="sr-only">{title}, at full size</Dialog.Title>
          <div
            {...stage}
            className="grid size-full cursor-grab touch-none place-items-center overflow-hidden select-none active:cursor-grabbing"
          >
            {isBroken ? (
              <p role="alert" className="text-sm text-soft">
                The picture could not be loaded.
              </p>
            ) : (
              <img
                src={mayHaveOriginal ? paths.artworkOriginal(id) : renditionUrl(imageUrl, 'preview')}
                alt={altText || title}
                draggable={false}
                onError={() => setBroken(true)}
                className="max-h-full max-w-full object-contain"
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              />
            )}
          </div>
          <div className="absolute right-3 bottom-3 flex gap-1 rounded-full bg-surface shadow-pop">
            <IconButton label="Further away" onClick={further} disabled={view.scale <= 1}>
              <Minus size={20} aria-hidden />
            </IconButton>
            <IconButton label="Closer" onClick={closer}>
              <Plus size={20} aria-hidden />
            </IconButton>
          </div>
          <Dialog.Close asChild>
            <IconButton label="Close" className="absolute! top-3 right-3 bg-surface shadow-pop">
              <X size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
