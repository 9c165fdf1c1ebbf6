import { thumbHashToAverageRGBA } from 'thumbhash';

/** In a thumbhash: the picture has transparent parts. */
const HAS_ALPHA = 0x80;

/**
 * The average color of a stored placeholder (a thumbhash, base64), shown until the image loads. White under pictures that
 * were stored with transparent parts, through which it stays visible: today's are stored on white.
 */
export function averageColor(placeholder: string | undefined): string | undefined {
  if (!placeholder) return undefined;
  try {
    const bytes = Uint8Array.from(atob(placeholder), (c) => c.charCodeAt(0));
    if (bytes[2]! & HAS_ALPHA) return '#fff';
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return undefined;
  }
}
