import '#client/utilities.css';
import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { Minus, Plus, X } from 'lucide-react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { useOpener } from '#client/ui/dialog-frame.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { paths } from '#client/paths.ts';
import * as texts from '#client/features/artworks/texts.ts';
import { useZoom } from './use-zoom.ts';

interface ZoomViewProps {
  artwork: ArtworkDetail;
  onClose: () => void;
}

/** The largest file the viewer may have: the original, the large rendition if never for sale, or the preview. */
function largestOf({ id, imageUrl, mayHaveOriginal, isForSale, isSold }: ArtworkDetail): string {
  if (mayHaveOriginal) return paths.artworkOriginal(id);
  return isForSale || isSold ? renditionUrl(imageUrl, 'preview') : paths.artworkDownload(id);
}

/** Shows the image in the whole window: fitted at first, then zoomed. */
export default function ZoomView({ artwork, onClose }: ZoomViewProps) {
  const { title, altText, width, height } = artwork;
  /** Once loaded, the size of the file itself: renditions are smaller than the work. */
  const [size, setSize] = useState({ width, height });
  const { view, isNearest, stage, zoomIn, zoomOut, onKeyDown } = useZoom(size);
  const { remember, returnFocus } = useOpener();
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className="fixed inset-0 z-50 overflow-hidden bg-ink"
        >
          <Dialog.Title className="sr-only">{texts.atFullSize(title)}</Dialog.Title>
          <div
            {...stage}
            className="relative size-full cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
          >
            {isBroken ? (
              <p role="alert" className="grid size-full place-items-center text-sm text-soft">
                {texts.imageNotLoaded}
              </p>
            ) : (
              <img
                src={largestOf(artwork)}
                alt={altText || title}
                draggable={false}
                onError={() => setBroken(true)}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setSize({ width: naturalWidth, height: naturalHeight })
                }
                // Placed over the stage, whose height is known, so that even tall works fit.
                className="absolute inset-0 m-auto max-h-full max-w-full"
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              />
            )}
          </div>
          <div className="absolute right-3 bottom-3 flex gap-1 rounded-full bg-surface shadow-pop">
            <IconButton label={texts.zoomOut} onClick={zoomOut} disabled={view.scale <= 1}>
              <Minus size={20} aria-hidden />
            </IconButton>
            <IconButton label={texts.zoomIn} onClick={zoomIn} disabled={isNearest}>
              <Plus size={20} aria-hidden />
            </IconButton>
          </div>
          <Dialog.Close asChild>
            <IconButton label={texts.close} className="absolute! top-3 right-3 bg-surface shadow-pop">
              <X size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
