import type { DemoWork } from './manifest.ts';

/** How a generated work was made, by category; details are in media/CREDITS.md. */
const MADE: Record<Exclude<DemoWork['category'], 'photography'>, string> = {
  digital_art: 'Drawn by a program for this demo gallery; the artist is invented.',
  graphic_design: 'Drawn by a program for this demo gallery; the artist is invented.',
  handmade_art: 'Drawn by a program for this demo gallery; the artist is invented.',
  ai_art:
    'Computed by a program for this demo gallery, without any trained model or data set; the artist is invented.',
};

/** Author, source and changes of a photograph, or that a program drew the work. */
export function creditOf(work: DemoWork): string {
  if (work.category !== 'photography') return `${MADE[work.category]} Dedicated to the public domain.`;
  return `Photograph by ${work.author}: ${work.sourceFile}, from ${work.sourceUrl}. ${work.changes}. The author has not endorsed this site.`;
}
