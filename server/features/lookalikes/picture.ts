/** A picture in gray and small: enough to recognize it by, and parts of it are read in a fraction of a millisecond. */
import sharp, { type OutputInfo } from 'sharp';

const SIDE = 128;
/** Side of a part, in pixels. */
export const PART = 32;
/** Points read of each pixel of a part, across and down. */
const POINTS = 2;

/** The cut parts of the width and height. */
export type Cut = readonly [left: number, top: number, right: number, bottom: number];
export const WHOLE: Cut = [0, 0, 0, 0];

export interface Picture {
  pixels: Buffer;
  /** Width to height. */
  ratio: number;
}

export interface View {
  cut: Cut;
  /** How far the part is turned around the middle of the picture. */
  degrees: number;
  isMirrored: boolean;
}

/** Throws if the file is damaged. */
export async function readPictures(image: Buffer): Promise<{ whole: Picture; trimmed: Picture }> {
  const gray = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const open = () =>
    sharp(gray.data, { raw: { width: gray.info.width, height: gray.info.height, channels: 1 } });
  const trimmed = await open()
    .trim({ threshold: 12 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { whole: await squeeze(gray), trimmed: await squeeze(trimmed) };
}

async function squeeze({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Picture> {
  const { width, height } = info;
  const pixels = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { pixels, ratio: width / height };
}

const LAST = SIDE - 1.001;
/** Interpolates between the four pixels around it; the edge goes on outside. */
function grayAt(pixels: Buffer, x: number, y: number): number {
  const across = x < 0 ? 0 : x > LAST ? LAST : x;
  const down = y < 0 ? 0 : y > LAST ? LAST : y;
  const [left, top] = [Math.trunc(across), Math.trunc(down)];
  const [partX, partY] = [across - left, down - top];
  const at = top * SIDE + left;
  const above = pixels[at]! * (1 - partX) + pixels[at + 1]! * partX;
  const below = pixels[at + SIDE]! * (1 - partX) + pixels[at + SIDE + 1]! * partX;
  return above * (1 - partY) + below * partY;
}

/** 32 x 32 pixels of the part. */
export function readPart(
  { pixels, ratio }: Picture,
  { cut: [left, top, right, bottom], degrees, isMirrored }: View,
): Float64Array {
  const part = new Float64Array(PART * PART);
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const count = PART * POINTS;
  for (let row = 0; row < count; row += 1) {
    const down = top + ((1 - top - bottom) * (row + 0.5)) / count - 0.5;
    for (let column = 0; column < count; column += 1) {
      const across = left + ((1 - left - right) * (column + 0.5)) / count - 0.5;
      const x = (0.5 + cosine * across - (sine * down) / ratio) * SIDE - 0.5;
      const y = (0.5 + sine * across * ratio + cosine * down) * SIDE - 0.5;
      const pixel = Math.trunc(column / POINTS);
      part[Math.trunc(row / POINTS) * PART + (isMirrored ? PART - 1 - pixel : pixel)]! += grayAt(
        pixels,
        x,
        y,
      );
    }
  }
  return part.map((sum) => sum / POINTS ** 2);
}
