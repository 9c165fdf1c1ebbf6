import { ImageOff } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { useElementSize } from '#client/lib/use-element-size.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { sizeIn, sizeUnit, unitMm } from '#client/lib/work-size.ts';
import { type Compared, realSize, realSizes } from './compared.ts';
import { type Size, barLength, commonScale, equalHeight } from './geometry.ts';

/** The column of the scale bar, as of the rows' names below it. */
const FIRST = 128;
const BAR = 92;
const GAP = 24;
const TALLEST = 400;
const PHONE = { gap: 14, tallest: 190, bar: 84 };

/** All works on one ground: at one scale with a scale bar, or at equal heights where a size is not known. */
export function CompareStage({ works }: { works: Compared[] }) {
  const { ref, size: stage } = useElementSize();
  const isPhone = useMedia('(width < 40rem)');
  const columns = Math.max(works.length, 2);
  const room = isPhone ? stage.width - 16 : stage.width - FIRST;
  const column: Size = {
    width: Math.max(24, room / columns - (isPhone ? PHONE.gap : GAP)),
    height: isPhone ? PHONE.tallest : TALLEST,
  };
  const sizes = realSizes(works);
  const scale = sizes && commonScale(sizes, column);
  const pictures = works.flatMap(({ artwork }) => artwork ?? []);
  const height = pictures.length > 0 ? equalHeight(pictures, column) : column.height / 2;
  const boxOf = (artwork: ArtworkDetail): Size => {
    const size = realSize(artwork);
    return size && scale
      ? { width: size.width * scale, height: size.height * scale }
      : { width: (height * artwork.width) / artwork.height, height };
  };
  const tallest = scale ? Math.max(...sizes.map((size) => size.height * scale)) : height;
  return (
    <div
      ref={ref}
      className={clsx(
        'relative grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] items-end rounded-md bg-surface px-2 pt-7 sm:grid-cols-[128px_repeat(var(--columns),minmax(0,1fr))] sm:px-0 sm:py-10',
        scale ? 'pb-12' : 'pb-7',
      )}
    >
      <div className="flex items-center gap-2 self-end text-2xs text-mute max-sm:absolute max-sm:bottom-4 max-sm:left-2 sm:flex-col sm:items-start sm:pl-5">
        {scale && <ScaleBar scale={scale} most={isPhone ? PHONE.bar : BAR} />}
      </div>
      {works.map((work) => (
        <div key={work.id} className="grid items-end" style={{ height: Math.max(tallest, 96) }}>
          <Hung work={work} boxOf={boxOf} />
        </div>
      ))}
    </div>
  );
}

function ScaleBar({ scale, most }: { scale: number; most: number }) {
  const length = barLength(most / scale / unitMm());
  const mm = length * unitMm();
  return (
    <>
      <span aria-hidden className="h-1.5 border-x border-b border-edge" style={{ width: mm * scale }} />
      <span>
        {sizeIn(mm)} {sizeUnit()}
      </span>
    </>
  );
}

function Hung({ work, boxOf }: { work: Compared; boxOf: (artwork: ArtworkDetail) => Size }) {
  const { artwork } = work;
  if (!artwork)
    return work.isPending ? (
      <div role="status" aria-label={t('Loading')} className="skeleton h-24 w-3/5 rounded-xs" />
    ) : (
      <ImageOff size={24} aria-hidden className="text-mute" />
    );
  const box = boxOf(artwork);
  return (
    <Picture
      work={artwork}
      isBare
      sizes={`${Math.ceil(box.width)}px`}
      className="rounded-xs bg-raised object-cover shadow-art"
      style={box}
    />
  );
}
