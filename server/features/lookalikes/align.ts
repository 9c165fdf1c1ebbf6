/** Lays a part of one picture over another one, until the pixels agree best. */
import { type Cut, type Picture, readPart } from './picture.ts';

/** How alike the pixels are, whatever their brightness and contrast: 1 is the same picture, 0 has nothing in common. */
function likeness(one: Float64Array, other: Float64Array): number {
  const mean = (pixels: Float64Array) => pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [both, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]! - oneMean, other[at]! - otherMean];
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return ones === 0 || others === 0 ? 0 : both / Math.sqrt(ones * others);
}

/** Each edge, both ways; all of it to a side; larger and smaller; and turned, a tenth of a part being four degrees. */
const MOVES = [
  [1, 0, 0, 0, 0],
  [0, 1, 0, 0, 0],
  [0, 0, 1, 0, 0],
  [0, 0, 0, 1, 0],
  [1, 0, -1, 0, 0],
  [0, 1, 0, -1, 0],
  [1, 1, 1, 1, 0],
  [0, 0, 0, 0, 40],
].flatMap((move) => [move, move.map((by) => -by)]);
const STEPS = [0.03, 0.015, 0.0075];
/** A part is at most so much smaller than the picture, and turned so far: farther off, anything begins to agree. */
const MAX_CUT = 0.22;
const MIN_CUT = -0.03;
const MAX_DEGREES = 4;
/** Bounds one comparison to a few milliseconds. */
const MAX_ROUNDS = 24;

type Place = [left: number, top: number, right: number, bottom: number, degrees: number];

const isNear = ([left, top, right, bottom, degrees]: Place): boolean =>
  Math.min(left, top, right, bottom) >= MIN_CUT &&
  Math.max(left, top, right, bottom) <= MAX_CUT &&
  Math.abs(degrees) <= MAX_DEGREES;

export interface Aligned {
  likeness: number;
  cut: Cut;
}

/** @param start which part of the picture the pixels are near */
export function align(pixels: Float64Array, picture: Picture, start: Cut): Aligned {
  const measure = ([left, top, right, bottom, degrees]: Place) => {
    const view = { cut: [left, top, right, bottom] as const, degrees, isMirrored: false };
    return likeness(pixels, readPart(picture, view));
  };
  let place: Place = [...start, 0];
  let best = measure(place);
  let step = 0;
  for (let round = 0; round < MAX_ROUNDS && step < STEPS.length; round += 1) {
    const tried = MOVES.map((move) => place.map((at, n) => at + STEPS[step]! * move[n]!) as Place)
      .filter(isNear)
      .map((next) => ({ next, alike: measure(next) }));
    const [better] = tried.toSorted((one, other) => other.alike - one.alike);
    if (better && better.alike > best) {
      place = better.next;
      best = better.alike;
    } else step += 1;
  }
  const [left, top, right, bottom] = place;
  return { likeness: best, cut: [left, top, right, bottom] };
}
