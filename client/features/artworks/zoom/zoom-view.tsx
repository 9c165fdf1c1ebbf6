import '#client/utilities.css';
import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { Minus, Plus, X } from '#client/ui/icons.ts';
import { sellsOriginal } from '#shared/artworks/original-sold.ts';
import type { ArtworkDetail, WorkPicture } from '#shared/artworks/contract.ts';
import { RENDITIONS } from '#shared/kernel/limits.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';
import { useOpener } from '#client/ui/dialog-frame.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { paths } from '#client/paths.ts';
import { altOf } from '../work-pictures.tsx';
import { useZoom } from './use-zoom.ts';
import type { Size } from './zoom.ts';

const DISABLED = 'aria-disabled:opacity-50';

interface ZoomViewProps {
  artwork: ArtworkDetail;
  /** Which of its pictures. */
  index: number;
  onClose: () => void;
}

interface Largest {
  src: string;
  /** Expected size: renditions are smaller than the work. */
  width: number;
}

/** The largest file the viewer may have: the original, the large rendition if never for sale, or the preview. */
function largestOf(
  { id, mayHaveOriginal, isForSale, isSold, edition }: ArtworkDetail,
  { imageUrl, width }: WorkPicture,
  index: number,
): Largest {
  const image = index === 0 ? undefined : imageUrl;
  if (mayHaveOriginal) return { src: paths.artworkOriginal(id, image), width };
  return sellsOriginal({ isForSale, isSold, isEdition: edition !== null })
    ? { src: renditionUrl(imageUrl, 'preview'), width: Math.min(width, RENDITIONS.preview) }
    : { src: paths.artworkDownload(id, image), width: Math.min(width, RENDITIONS.large) };
}

/** Shows the image in the whole window: whole at first, up to twice its pixels. */
export default function ZoomView({ artwork, index, onClose }: ZoomViewProps) {
  const { title } = artwork;
  const picture = artwork.images[index] ?? artwork;
  const { width, height } = picture;
  const alt = altOf(picture, title, index);
  const largest = largestOf(artwork, picture, index);
  /** The file's size, once it is loaded. */
  const [size, setSize] = useState<Size>();
  const { view, fit, isNearest, stage, zoomIn, zoomOut, onKeyDown } = useZoom(
    size ?? { width: largest.width, height: (largest.width * height) / width },
  );
  const { remember, returnFocus } = useOpener();
  const [isBroken, setBroken] = useState(false);
  /** Placed over the stage, whose size is known, so that even tall works fit. */
  const placed = {
    className: 'absolute inset-0 m-auto max-w-none',
    style: { ...fit, transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    draggable: false,
  };
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
          <Dialog.Title className="sr-only">{t('{title}, at full size', { title })}</Dialog.Title>
          <div
            {...stage}
            className="relative size-full cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
          >
            {/* What the page shows already, until the large file is there. */}
            {!size && (
              <img {...placed} src={renditionUrl(picture.imageUrl, 'card')} alt={isBroken ? alt : ''} />
            )}
            {!isBroken && (
              <img
                {...placed}
                src={largest.src}
                alt={alt}
                onError={() => setBroken(true)}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setSize({ width: naturalWidth, height: naturalHeight })
                }
              />
            )}
          </div>
          {isBroken && (
            <div
              role="alert"
              className="absolute bottom-3 left-3 flex items-center gap-2 rounded-full bg-surface pl-4 text-sm text-soft shadow-pop"
            >
              {t('The full size couldn’t be loaded.')}
              <Button variant="quiet" onClick={() => setBroken(false)}>
                {t('Try again')}
              </Button>
            </div>
          )}
          <div className="absolute right-3 bottom-3 flex gap-1 rounded-full bg-surface shadow-pop">
            {/* If disabled, they would lose the focus, and with it the keys. */}
            <IconButton
              label={t('Zoom out')}
              onClick={zoomOut}
              className={DISABLED}
              aria-disabled={view.scale <= 1}
            >
              <Minus size={20} aria-hidden />
            </IconButton>
            <IconButton label={t('Zoom in')} onClick={zoomIn} className={DISABLED} aria-disabled={isNearest}>
              <Plus size={20} aria-hidden />
            </IconButton>
          </div>
          <Dialog.Close asChild>
            <IconButton label={t('Close')} className="absolute! top-3 right-3 bg-surface shadow-pop">
              <X size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
