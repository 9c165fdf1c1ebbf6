/** One thing to be found, as a line of what compile.ts writes. Pure. */
import { oneOf } from './tsquery.ts';

/** One thing to be found. */
export interface Line {
  has: string;
  /** The beginning of the last word. */
  start?: string;
  /** It counts too where fewer words match. */
  loosely?: string;
  /** The words as typed. */
  typed?: string;
  /** What has to be met of it where nothing else is, else all of `has` and `loosely`. */
  enough?: string;
  /** What is like it: of the same kind, or what goes with its mood. */
  alike?: string;
  /** Of what is like it, what shows something of the same kind. */
  kin?: string;
  /** Words of the same kind, whatever they stand for. */
  kind?: string;
  /** How much they say where not everything matches. */
  kindWeight?: number;
  /** What is optional is not met by works that have this. */
  unlike?: string;
  /** Works that have it come first, but need not have it. */
  isOptional?: boolean;
  /** It says how something was made or what it does: beside what is shown, it is not enough by itself. */
  isSide?: boolean;
  /** It says what is shown. */
  isSubject?: boolean;
  /** Every list keeps to it. */
  isKept?: boolean;
  /** How much it says where not everything matches: 1 unless it is said. */
  weight?: number;
}

export const written = ({ has, start = '', loosely = '', typed = '' }: Line): string =>
  [has, start, loosely, typed].join('\t').trimEnd();

/** In a list: what is optional is met by every work that has not the opposite, and ranked by those that have it. */
export const listed = (line: Line): string =>
  written(line.isOptional ? { ...line, has: `${line.has} | !(${line.unlike ?? line.has})` } : line);

/** One of them is enough. */
export const eitherOf = (lines: readonly Line[]): Line => {
  const all = (part: (line: Line) => string | undefined) => oneOf(lines.map((line) => part(line) ?? ''));
  return {
    has: all(({ has }) => has),
    start: all(({ start }) => start),
    loosely: all(({ loosely }) => loosely),
    typed: all(({ typed }) => typed),
    enough: all(({ enough, has, loosely = '' }) => enough ?? oneOf([has, loosely])),
    alike: all(({ alike }) => alike),
    kin: all(({ kin }) => kin),
    kind: all(({ kind }) => kind),
    isSide: lines.every(({ isSide = false }) => isSide),
    isSubject: lines.some(({ isSubject = false }) => isSubject),
    isOptional: lines.every(({ isOptional = false }) => isOptional),
    weight: lines[0]?.weight ?? 1,
  };
};

/** What one of is enough where not everything matches; what every list keeps to is not. */
export const enoughOf = (lines: readonly Line[]): string =>
  oneOf(
    lines
      .filter(({ isKept = false }) => !isKept)
      .map(({ enough, has, loosely = '' }) => enough ?? oneOf([has, loosely])),
  );
