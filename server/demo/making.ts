import type { Making } from '#shared/contracts/artworks.ts';
import type { DemoWork } from './manifest.ts';

/**
 * The truth about the files shown, not about the objects they picture: photographs came from cameras, everything else
 * was drawn or computed by programs.
 */
export function makingOf({ category }: Pick<DemoWork, 'category'>): Making {
  if (category === 'photography') return 'camera';
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
  [/print/i, 'print'],
];

export const tagsOf = ({ medium }: Pick<DemoWork, 'medium'>): string[] =>
  TAGS.filter(([word]) => word.test(medium)).map(([, tag]) => tag);
