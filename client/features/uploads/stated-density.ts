/** How many pixels an inch of the work has, as scanners and programs state it in the file. */

const MM_OF_INCH = 25.4;
/** What programs write when no one chose anything, up to a screen's. */
const LEAST = 100;
/** Enough for what stands before the pixels, apart from large color profiles. */
const READ_BYTES = 262_144;

const ascii = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

/** From the first directory of an Exif block. A camera's figure says nothing of a size. */
function inExif(tiff: DataView): number | null {
  const little = ascii(tiff, 0, 2) === 'II';
  const u16 = (at: number) => tiff.getUint16(at, little);
  const u32 = (at: number) => tiff.getUint32(at, little);
  const start = u32(4);
  let [perUnit, unit] = [0, 2];
  for (let entry = 0; entry < u16(start); entry++) {
    const at = start + 2 + entry * 12;
    const tag = u16(at);
    if (tag === 0x01_0f) return null;
    if (tag === 0x01_1a) perUnit = u32(u32(at + 8)) / u32(u32(at + 8) + 4);
    if (tag === 0x01_28) unit = u16(at + 8);
  }
  return unit === 3 ? perUnit * (MM_OF_INCH / 10) : perUnit;
}

function inJpeg(view: DataView): number | null {
  let found: number | null = null;
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) break;
    const length = view.getUint16(at + 2);
    if (marker === 0xe0 && ascii(view, at + 4, 5) === 'JFIF\0') {
      const perUnit = view.getUint16(at + 12);
      const unit = view.getUint8(at + 11);
      if (unit > 0) found = unit === 2 ? perUnit * (MM_OF_INCH / 10) : perUnit;
    }
    if (marker === 0xe1 && ascii(view, at + 4, 6) === 'Exif\0\0')
      return inExif(new DataView(view.buffer, view.byteOffset + at + 10, length - 8)) || null;
    at += 2 + length;
  }
  return found;
}

function inPng(view: DataView): number | null {
  for (let at = 8; at + 8 <= view.byteLength;) {
    const [length, type] = [view.getUint32(at), ascii(view, at + 4, 4)];
    if (type === 'IDAT') break;
    // Pixels a meter.
    if (type === 'pHYs' && view.getUint8(at + 16) === 1) return view.getUint32(at + 8) * (MM_OF_INCH / 1000);
    at += 12 + length;
  }
  return null;
}

/** In pixels an inch; null if the file states none that means anything. */
export async function statedDensity(file: Blob): Promise<number | null> {
  try {
    const view = new DataView(await file.slice(0, READ_BYTES).arrayBuffer());
    const isPng = ascii(view, 1, 3) === 'PNG';
    const density = isPng ? inPng(view) : view.getUint16(0) === 0xff_d8 ? inJpeg(view) : null;
    return density !== null && density >= LEAST ? density : null;
  } catch {
    // Cut off or damaged: the server says so if it matters.
    return null;
  }
}

/** 'a' pixels as millimeters. */
export const pixelsToMm = (pixels: number, density: number): number => (pixels / density) * MM_OF_INCH;
