/** In which order someone wants to see what is found: 'cheapest prints', 'newest first'. Pure. */
import type { Sort } from '#shared/artworks/browse.ts';
import { START, WORD_END } from './patterns.ts';

const phrase = (words: string): RegExp =>
  new RegExp(
    String.raw`${START}(?:(?:sort(?:ed)? )?by )?(?:the )?(?:${words})(?: (?:ones?|first|at the top))*${WORD_END}`,
    'giu',
  );

/** In the order they are looked for. */
export const ORDERS: readonly (readonly [RegExp, Sort])[] = [
  [
    phrase(
      String.raw`cheapest|least expensive|most affordable|lowest[- ]pric(?:ed?|es)|(?:cheap(?:er)?|low prices?|affordable)(?= first)|prices?,? (?:from )?(?:low(?:est)?|cheap(?:est)?) to (?:high(?:est)?|expensive)|prices? ascending|cheap(?:est)? to (?:most )?expensive`,
    ),
    'price_asc',
  ],
  [
    phrase(
      String.raw`most expensive|priciest|costliest|most (?:costly|valuable)|highest[- ]pric(?:ed?|es)|(?:expensive|high prices?)(?= first)|prices?,? (?:from )?high(?:est)? to low(?:est)?|prices? descending`,
    ),
    'price_desc',
  ],
  [
    phrase(
      String.raw`newest|latest|most recent|(?:recently|newly|just) (?:added|uploaded|published|listed)|new arrivals|new(?:er)?(?= first)`,
    ),
    'newest',
  ],
  [phrase(String.raw`most (?:liked|loved|popular)|popular(?= first)`), 'liked'],
];
