import { Maximize2, Sofa } from '#client/ui/icons.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Neighbours } from './neighbours.tsx';
import { WorkColors } from './work-colors.tsx';

interface ArtworkToolsProps {
  artwork: ArtworkDetail;
  onOpen: (view: 'zoom' | 'room') => void;
}

/** Below the picture: other ways to look at it, its colors, the works beside it. */
export const ArtworkTools = ({ artwork, onOpen }: ArtworkToolsProps) => (
  <>
    <div className="flex sm:-ml-3">
      <Button
        variant="quiet"
        size="mdTight"
        aria-label={t('View at full size')}
        onClick={() => onOpen('zoom')}
      >
        <Maximize2 size={16} aria-hidden />
        {t('Full size')}
      </Button>
      {artwork.widthMm && artwork.heightMm && (
        <Button variant="quiet" size="mdTight" onClick={() => onOpen('room')}>
          <Sofa size={16} aria-hidden />
          {t('View in a room')}
        </Button>
      )}
    </div>
    <div className="ml-auto flex items-center gap-4">
      <div className="max-lg:hidden">
        <WorkColors colors={artwork.colors} />
      </div>
      <Neighbours id={artwork.id} />
    </div>
  </>
);
