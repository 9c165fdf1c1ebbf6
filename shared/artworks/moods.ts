/**
 * Moods: by words of title, tags, medium, alternative text and description, and by the picture. A work has the mood by either;
 * with both it comes first. After a change of `picture`, works are measured again: docs/operations.md.
 */
import type { Color } from './browse.ts';
import type { Tone } from './color-names.ts';

/** How far a picture has each tone and color, 0 to 1. */
type Picture = Record<Color | Tone, number>;

interface Signs {
  words: string;
  picture: (is: Picture) => number;
}

const all = Math.min;
const any = Math.max;
const not = (strength: number): number => 1 - strength;
/** Far less than the rest. */
const little = (strength: number): number => Math.max(1 - strength * 3, 0);

export const MOODS = {
  calm: {
    words: 'calm quiet stillness serene peaceful tranquil gentle mist misty silence lake ripple zen',
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
    words:
      'warm cozy sun sunset sunrise sunlight amber ember candle lamp fire hearth autumn terracotta golden honey wool blanket brass',
    picture: (is) => all(is.warmth, any(is.orange * 2, is.brown, is.yellow, is.red), little(is.blue)),
  },
  loud: {
    words: 'loud loudest bold noise noisy busy energy electric crowd festival market klang',
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
    words: 'lonely alone solitary solitude abandoned deserted far distant moon horizon summit',
    picture: (is) => all(is.monochrome, is.muted, any(is.dark, is.gray)),
  },
  joyful: {
    words:
      'joy happy cheerful party dance sun morning flower bouquet festival celebration smile spring rainbow bird',
    picture: (is) =>
      all(
        any(is.vivid, all(is.light, is.warmth), all(is.pastel, is.pink * 2)),
        (is.yellow + is.orange + is.pink + is.red) * 1.5,
        not(is.dark),
      ),
  },
  sad: {
    words: 'sad sadness sorrow melancholy grief rain tear lost alone mourning misty',
    picture: (is) =>
      all(is.muted, not(is.warmth), any(all(is.dark, is.monochrome), is.gray * 1.5, all(is.dark, is.cool))),
  },
  dreamy: {
    words:
      'dream dreamy drift drifting float hover mist haze cloud moon star glow soft iridescent veil orbit drop bubble lamp dandelion lake',
    picture: (is) =>
      any(is.violet, all(is.pink * 2, is.violet * 3), all(is.pastel, is.cool), all(is.blue, is.violet * 2)),
  },
  mysterious: {
    words:
      'mystery mysterious secret strange shadow night moon labyrinth maze smoke fog haunted creature hidden dark deep signal attractor',
    picture: (is) => all(is.dark, not(is.warmth), any(is.violet * 2, is.teal * 2, is.blue, is.monochrome)),
  },
  romantic: {
    words: 'love romantic romance heart kiss rose bouquet flower wine candle sunset petal two embrace',
    picture: (is) => any(is.pink * 1.5, all(is.red, is.cream * 2, not(is.vivid))),
  },
  fresh: {
    words:
      'fresh spring morning dew leaf leaves green mint stream water meadow garden fern grass breeze forest moss seed',
    picture: (is) => any(is.green * 1.5, all(is.teal, is.light)),
  },
  cold: {
    words: 'cold snow ice icy frost frozen arctic glacier steel limestone',
    picture: (is) => all(little(is.warmth), any(all(is.cool, not(is.vivid)), is.blue)),
  },
  dramatic: {
    words:
      'storm thunder lightning drama dramatic fire flame ember volcano summit mountain canyon wave undertow peak jagged sunset sun',
    picture: (is) =>
      any(
        all(is.contrast, is.black, (is.red + is.orange) * 2),
        all(is.dark, is.contrast),
        all(is.vivid, is.red),
      ),
  },
  playful: {
    words:
      'play playful fun funny game dog puppy cat spaniel animal circus toy ribbon dance dot loop zebra kite spot stripe curl',
    picture: (is) =>
      all(
        not(is.dark),
        not(is.monochrome),
        any(is.vivid, is.contrast, is.pastel),
        (is.red + is.yellow + is.pink + is.blue + is.teal) * 1.2,
      ),
  },
  nostalgic: {
    words:
      'memory old vintage retro childhood quilt kitchen window worn faded antique wool blanket map grandmother mended autumn linocut shirts curtain',
    picture: (is) => all(is.warmth, not(is.vivid), any(is.brown, all(is.cream, is.red * 2))),
  },
  elegant: {
    words:
      'elegant elegance refined delicate simple minimal minimalist fine grace line porcelain gold brass vase ceramic pendulum circle ink plate',
    picture: (is) =>
      all(
        is.muted,
        any(all(is.cream, is.light), all(is.black, is.yellow * 4), all(is.monochrome, is.contrast)),
      ),
  },
  earthy: {
    words:
      'autumn fall harvest earth clay terracotta stoneware rust larch ochre wood linen wool natural dyes',
    picture: (is) =>
      all(
        not(is.vivid),
        not(is.cool),
        little(is.blue),
        any(is.brown * 1.5, all(is.orange * 1.5, is.brown * 3), all(is.green, is.brown * 3)),
      ),
  },
  wild: {
    words:
      'wild wilderness mountain forest sea ocean storm river stream track trail animal summit canyon reef fern meadow rock moss boulder valley',
    picture: (is) => all(any(is.green * 2, is.brown), not(is.pastel), not(is.monochrome), not(is.light)),
  },
} as const satisfies Record<string, Signs>;

export type Mood = keyof typeof MOODS;
export const MOOD_NAMES = Object.keys(MOODS) as Mood[];
