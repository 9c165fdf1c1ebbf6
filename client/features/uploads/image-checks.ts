/** The three hints under the chooser; with an image they become checks with the measured value. */
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { fileSize } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

export interface PickedImage {
  objectPath: string;
  width: number;
  height: number;
  /** Size of the chosen file; unknown after a reload. */
  bytes?: number | undefined;
  type?: string | undefined;
}

export type HintState = 'open' | 'met' | 'short';
export interface ImageHint {
  text: string;
  measured: string | null;
  state: HintState;
}

const RECOMMENDED = { width: 1200, height: 800 } as const;
const TYPE_NAMES: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
};

/** In either orientation: 800x1200 is as good as 1200x800. */
const isLargeEnough = ({ width, height }: PickedImage): boolean =>
  Math.max(width, height) >= RECOMMENDED.width && Math.min(width, height) >= RECOMMENDED.height;

const stateOf = (met: boolean): HintState => (met ? 'met' : 'short');

/** @param image null while nothing is chosen */
export function imageHints(image: PickedImage | null): ImageHint[] {
  const { bytes, type } = image ?? {};
  return [
    {
      text: t('Max file size: 10MB'),
      measured: bytes === undefined ? null : fileSize(bytes),
      state: image ? stateOf((bytes ?? 0) <= IMAGE_MAX_BYTES) : 'open',
    },
    {
      text: t('Formats: JPG, PNG, GIF, WebP'),
      measured: type === undefined ? null : (TYPE_NAMES[type] ?? type),
      state: image
        ? stateOf(type === undefined || (IMAGE_TYPES as readonly string[]).includes(type))
        : 'open',
    },
    {
      text: t('Recommended minimum: 1200x800px'),
      measured: image ? `${image.width}x${image.height}px` : null,
      state: image ? stateOf(isLargeEnough(image)) : 'open',
    },
  ];
}
