import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { useElementSize } from '#client/lib/use-element-size.ts';
import { factorAfter, firstScale, layRoom } from './geometry.ts';
import { Sofa } from './sofa.tsx';
import { RoomBackdrop, type Wall } from './wall.tsx';

/** The size assumed for the empty wall: there is no work, or it has no size. */
const NO_WORK = { width: 75, height: 100 };

interface RoomStageProps {
  artwork: ArtworkDetail | undefined;
  wall: Wall;
  /** Closer, or farther if negative. */
  steps: number;
}

export function RoomStage({ artwork, wall, steps }: RoomStageProps) {
  const { ref, size: stage } = useElementSize();
  const { widthMm, heightMm } = artwork ?? {};
  const size = widthMm && heightMm ? { width: widthMm / 10, height: heightMm / 10 } : null;
  const hung = size ?? NO_WORK;
  const { floor, work, sofa } = layRoom(stage, hung, firstScale(stage, hung) * factorAfter(steps));
  return (
    <div ref={ref} className="absolute inset-0 overflow-hidden">
      <RoomBackdrop color={wall.color} floor={floor}>
        <Sofa style={sofa} />
        {artwork && size && (
          <Picture
            key={artwork.id}
            work={artwork}
            isBare
            sizes={`${Math.ceil(work.width)}px`}
            className="absolute max-w-none bg-raised object-cover"
            style={{ ...work, boxShadow: '0 2px 3px #0005, 0 14px 26px -6px #0007' }}
          />
        )}
      </RoomBackdrop>
      {size && (
        <p className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full bg-ink/80 px-3 py-1 text-2xs whitespace-nowrap text-paper">
          {t('To scale: the sofa is 2 m wide')}
        </p>
      )}
    </div>
  );
}
