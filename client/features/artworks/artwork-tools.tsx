import { Columns3, Maximize2, Sofa } from 'lucide-react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';
import { Neighbours } from './neighbours.tsx';
import { WorkColors } from './work-colors.tsx';
import * as texts from './texts.ts';

interface ArtworkToolsProps {
  artwork: ArtworkDetail;
  onOpen: (view: 'zoom' | 'room') => void;
}

/** Below the picture: other ways to look at it, its colors, the works beside it. */
export const ArtworkTools = ({ artwork, onOpen }: ArtworkToolsProps) => (
  <>
    <div className="flex sm:-ml-3">
      <Button variant="quiet" size="mdTight" onClick={() => onOpen('zoom')}>
        <Maximize2 size={16} aria-hidden />
        {texts.viewAtFullSize}
      </Button>
      {artwork.widthMm && artwork.heightMm && (
        <Button variant="quiet" size="mdTight" onClick={() => onOpen('room')}>
          <Sofa size={16} aria-hidden />
          {texts.viewInARoom}
        </Button>
      )}
      <Button asChild variant="quiet" size="mdTight">
        <Link href={paths.compare([artwork.id])}>
          <Columns3 size={16} aria-hidden />
          <span className="max-sm:sr-only">{texts.compare}</span>
        </Link>
      </Button>
    </div>
    <div className="ml-auto flex items-center gap-4">
      <div className="max-lg:hidden">
        <WorkColors colors={artwork.colors} />
      </div>
      <Neighbours id={artwork.id} />
    </div>
  </>
);
