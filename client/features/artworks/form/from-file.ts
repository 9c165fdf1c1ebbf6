/** What the form takes from the file that was chosen. */
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { type PickedImage, pixelsToMm } from '#client/features/uploads/public.ts';
import { sizeIn } from '#client/lib/work-size.ts';

/** How cameras, phones and programs begin the names of files. */
const BY_MACHINE =
  /^(?:img|dsc[a-z]?|dcim|pxl|mvimg|gopr|dji|p\d|screen ?shot|screen recording|whatsapp image|signal|facetime)(?!\p{L})/iu;
/** Words that say nothing of a work, with a number at most. */
const PLAIN =
  /^(?:scan|scanned|scanned document|photo|picture|pic|image|bild|foto|untitled|unnamed|new|document|file|download|export|final|copy)[\s\d]*$/i;

/** 'harbor_at-dusk (2).jpg' -> 'Harbor at dusk'; '' for a name that no one gave. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .replace(/\s*(?:\(\d+\)|copy(?: \d+)?)$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const hasWords = /\p{L}{3}/u.test(words) && !/^[\da-f ]+$/i.test(words);
  if (!hasWords || BY_MACHINE.test(words) || PLAIN.test(words)) return '';
  return (words[0]!.toUpperCase() + words.slice(1)).slice(0, 140);
}

const MAX_MM = 20_000;

/** The size of what was scanned or will be printed. Nothing if a size was typed. @param density in pixels an inch */
export function sizeOfFile(
  { width, height, depth, unit }: WorkDraft,
  image: PickedImage,
  density: number,
): Partial<Pick<WorkDraft, 'width' | 'height'>> {
  const sides = [pixelsToMm(image.width, density), pixelsToMm(image.height, density)] as const;
  if (width || height || depth || sides.some((side) => side < 1 || side > MAX_MM)) return {};
  return { width: sizeIn(sides[0], unit), height: sizeIn(sides[1], unit) };
}
