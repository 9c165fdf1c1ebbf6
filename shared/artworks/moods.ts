/**
 * Moods: by words and by the picture. Narrow on purpose: a mood that half of the works have says nothing. A work has it if its
 * title or tags name it, if a hint and the picture agree, or if the picture is nothing else. After a change of `picture`, works
 * are measured again: docs/operations.md.
 */
import type { Color } from './browse.ts';
import type { Tone } from './color-names.ts';

/** How far a picture has each tone and color, 0 to 1. */
type Picture = Record<Color | Tone, number>;

interface Signs {
  /** They name the mood. */
  words: string;
  /** They go with it: they count where the picture has it too. */
  hints: string;
  /** Works that have one of these have it not. */
  unlike?: string;
  picture: (is: Picture) => number;
}

const all = Math.min;
const any = Math.max;
const not = (strength: number): number => 1 - strength;
/** Far less than the rest. */
const little = (strength: number): number => Math.max(1 - strength * 3, 0);
/** No picture says it without a word. */
const seldomAlone = (strength: number): number => Math.min(strength, 0.8);

export const MOODS = {
  calm: {
    words: 'calm quiet serene peaceful tranquil gentle silence zen',
    unlike: 'loud loudest bold funny busy energetic party dramatic intense',
    hints: 'mist misty lake ripple stream breath meadow sea sky horizon moon tea valley',
    picture: (is) =>
      all(
        not(is.vivid),
        little(is.red),
        any(
          all(is.cool, not(is.contrast * 0.6)),
          all(is.pastel, not(is.contrast)),
          all(is.muted, is.gray * 2),
        ),
      ),
  },
  warm: {
    words: 'warm cozy hearth candle campfire fireside blanket toasty',
    hints:
      'sun sunset sunrise sunlight amber ember lamp fire autumn terracotta golden honey wool brass wine kitchen lantern',
    picture: (is) => all(is.warmth, any(is.orange * 2, is.brown, is.yellow, is.red), little(is.blue)),
  },
  loud: {
    words: 'loud loudest noise noisy electric crowd klang energetic',
    hints: 'bold busy festival market concert traffic poster typography neon drum',
    picture: (is) =>
      any(
        is.vivid,
        all(
          is.contrast,
          any(all(is.red, is.blue), all(is.red, is.yellow), all(is.orange, is.blue), all(is.pink, is.red)) *
            2,
        ),
      ),
  },
  lonely: {
    words: 'lonely alone solitary solitude abandoned deserted isolated loneliness',
    hints: 'far distant moon horizon empty mist path ridge',
    picture: (is) => seldomAlone(all(is.monochrome, is.muted, any(is.dark, is.gray))),
  },
  joyful: {
    words: 'joy joyful happy cheerful celebration smile delight rainbow confetti',
    hints: 'party dance sun morning flower bouquet festival spring summer bird dog dahlia',
    picture: (is) =>
      all(
        any(is.vivid, all(is.light, is.warmth), all(is.pastel, is.pink * 2)),
        (is.yellow + is.orange + is.pink + is.red) * 1.5,
        not(is.dark),
      ),
  },
  sad: {
    words: 'sad sadness sorrow melancholy grief mourning tears farewell',
    hints: 'rain lost alone misty broken november wilted empty',
    picture: (is) =>
      seldomAlone(
        all(is.muted, not(is.warmth), any(all(is.dark, is.monochrome), is.gray * 1.5, all(is.dark, is.cool))),
      ),
  },
  dreamy: {
    words: 'dream dreamy dreamlike surreal ethereal iridescent floating',
    hints: 'drift drifting hover mist haze cloud moon star glow soft veil orbit bubble pastel',
    picture: (is) =>
      any(is.violet, all(is.pink * 2, is.violet * 3), all(is.pastel, is.cool), all(is.blue, is.violet * 2)),
  },
  mysterious: {
    words: 'mystery mysterious strange labyrinth haunted eerie ghostly secret enigma',
    hints: 'moody shadow night moon maze smoke fog creature hidden deep signal attractor space',
    picture: (is) => all(is.dark, not(is.warmth), any(is.violet * 2, is.teal * 2, is.blue, is.monochrome)),
  },
  romantic: {
    words: 'romantic romance love heart kiss lovers embrace wedding bouquet',
    hints: 'rose flower wine candle sunset petal pink',
    picture: (is) => any(is.pink * 1.5, all(is.red, is.cream * 2, not(is.vivid))),
  },
  fresh: {
    words: 'fresh dew mint breeze crisp spring springtime garden',
    unlike: 'autumn fall winter october november wool blanket quilt night city desert',
    hints: 'spring morning leaf leaves stream water meadow garden fern grass forest moss',
    picture: (is) => any(is.green * 1.5, all(is.teal, is.light)),
  },
  cold: {
    words: 'cold snow ice icy frost frozen arctic glacier',
    hints: 'limestone glass mist north frosty',
    picture: (is) => all(little(is.warmth), any(all(is.cool, not(is.vivid)), is.blue)),
  },
  dramatic: {
    words: 'dramatic drama storm thunder lightning volcano thunderstorm',
    hints: 'fire flame ember summit mountain canyon wave undertow jagged sunset intense',
    picture: (is) =>
      any(
        all(is.contrast, is.black, (is.red + is.orange) * 2),
        all(is.dark, is.contrast),
        all(is.vivid, is.red),
      ),
  },
  playful: {
    words: 'playful funny toy game circus whimsical kids candy',
    hints: 'dog puppy cat spaniel animal ribbon dance dot loop zebra kite spot stripe curl confetti colorful',
    picture: (is) =>
      all(
        not(is.dark),
        not(is.monochrome),
        any(is.vivid, is.contrast, is.pastel),
        (is.red + is.yellow + is.pink + is.blue + is.teal) * 1.2,
      ),
  },
  nostalgic: {
    words: 'nostalgic nostalgia memory memories vintage retro childhood heirloom antique',
    hints: 'old quilt kitchen window worn faded wool grandmother mended linocut shirts heritage',
    picture: (is) => seldomAlone(all(is.warmth, not(is.vivid), any(is.brown, all(is.cream, is.red * 2)))),
  },
  elegant: {
    words: 'elegant elegance refined luxury graceful',
    hints: 'delicate minimal minimalist fine porcelain gold brass vase ceramic pendulum silk',
    picture: (is) =>
      all(
        is.muted,
        any(all(is.cream, is.light), all(is.black, is.yellow * 4), all(is.monochrome, is.contrast)),
      ),
  },
  earthy: {
    words: 'earthy earth clay terracotta stoneware rustic',
    hints: 'autumn harvest rust larch ochre wood linen wool natural dyes desert canyon',
    picture: (is) =>
      all(
        not(is.vivid),
        not(is.cool),
        little(is.blue),
        any(is.brown * 1.5, all(is.orange * 1.5, is.brown * 3), all(is.green, is.brown * 3)),
      ),
  },
  wild: {
    words: 'wild wilderness untamed jungle storm hiking',
    hints:
      'mountain forest sea ocean river stream trail animal canyon reef meadow moss boulder valley wolf horse',
    picture: (is) =>
      seldomAlone(all(any(is.green * 2, is.brown), not(is.pastel), not(is.monochrome), not(is.light))),
  },
} as const satisfies Record<string, Signs>;

export type Mood = keyof typeof MOODS;
export const MOOD_NAMES = Object.keys(MOODS) as Mood[];
