import { thumbHashToAverageRGBA } from 'thumbhash';

/** The average color of a stored placeholder (a thumbhash, base64), shown until the image loads. */
export function averageColor(placeholder: string | undefined): string | undefined {
  if (!placeholder) return undefined;
  try {
    const bytes = Uint8Array.from(atob(placeholder), (c) => c.charCodeAt(0));
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return undefined;
  }
}
