import type { Making } from '#shared/artworks/contract.ts';
import type { DemoWork } from './manifest.ts';

/** Describes the work as it is sold. That a program drew the images is stated in their credits. */
export function makingOf({ category, medium }: Pick<DemoWork, 'category' | 'medium'>): Making {
  if (category === 'photography') return 'camera';
  if (category === 'handmade_art' || /screen print|risograph/i.test(medium)) return 'by_hand';
  return category === 'ai_art' ? 'ai_generated' : 'digital';
}

/** Words of the medium that people search for. */
const TAGS: [word: RegExp, tag: string][] = [
  [/stoneware/i, 'ceramics'],
  [/gold powder/i, 'kintsugi'],
  [/cut paper/i, 'paper cut'],
  [/marbled paper/i, 'marbling'],
  [/stitch|linen/i, 'embroidery'],
  [/tapestry/i, 'weaving'],
  [/quilt/i, 'quilt'],
  [/shibori/i, 'indigo'],
  [/glass/i, 'stained glass'],
  [/linocut/i, 'linocut'],
  [/cyanotype/i, 'cyanotype'],
  [/risograph/i, 'risograph'],
  [/screen print/i, 'screen print'],
  [/offset print/i, 'poster'],
  [/illustration/i, 'illustration'],
  [/painting|ink wash/i, 'landscape'],
  [/plotter/i, 'plotter'],
  [/generative|plotter|digital drawing/i, 'generative'],
  [/ray-marched/i, 'sculpture'],
  [/attractor/i, 'mathematics'],
  [/neural network/i, 'neural network'],
  [/reaction-diffusion/i, 'simulation'],
  [/photograph/i, 'photograph'],
  [/print|risograph/i, 'print'],
  [/digital/i, 'digital'],
];

const MAX_TAGS = 10;
export const tagsOf = ({ medium, tags }: Pick<DemoWork, 'medium' | 'tags'>): string[] => {
  const ofMedium = TAGS.filter(([word]) => word.test(medium)).map(([, tag]) => tag);
  return [...new Set([...tags, ...ofMedium])].slice(0, MAX_TAGS);
};

/**
 * The size that the medium states: '45 x 60 cm', A3 by orientation, '28 cm' of a round plate, a set's tallest height.
 */
export function sizeOf({ medium }: Pick<DemoWork, 'medium'>, isWide: boolean) {
  if (/\bA3\b/.test(medium))
    return isWide ? { widthMm: 420, heightMm: 297 } : { widthMm: 297, heightMm: 420 };
  const [, width, height] = /(\d+) x (\d+) cm/.exec(medium) ?? [];
  if (width && height) return { widthMm: Number(width) * 10, heightMm: Number(height) * 10 };
  const [, tallest] = /to (\d+) cm$/.exec(medium) ?? [];
  if (tallest) return { heightMm: Number(tallest) * 10 };
  const [, across] = /(\d+) cm$/.exec(medium) ?? [];
  return across ? { widthMm: Number(across) * 10, heightMm: Number(across) * 10 } : {};
}
