/** Colors in Lab: distances there are as large as they look. */

export interface Lab {
  l: number;
  a: number;
  b: number;
}
/** A color of a picture, and its part of it. */
export interface PaletteColor extends Lab {
  share: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
const uncurve = (t: number): number => (t ** 3 > 0.008856 ? t ** 3 : (t - 16 / 116) / 7.787);

/** @param red 0 to 255, like the others */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!];
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** @param hex six digits */
export function labOfHex(hex: string): Lab {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return toLab(red!, green!, blue!);
}

/** Six digits; a color that no screen shows becomes the nearest. */
export function hexOfLab({ l, a, b }: Lab): string {
  const fy = (l + 16) / 116;
  const [x, y, z] = [uncurve(fy + a / 500) * 0.95047, uncurve(fy), uncurve(fy - b / 200) * 1.08883];
  const linear = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  return linear
    .map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}

export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

/** Lab units on each side of a bin: colors of neighboring bins are all that can be this near. */
export const BIN = 12;
const cell = (value: number): number => Math.floor((value + 128) / BIN);
const binOf = (l: number, a: number, b: number): number => l * 10_000 + a * 100 + b;

export const colorBin = ({ l, a, b }: Lab): number => binOf(cell(l), cell(a), cell(b));

/** The bin of the color and all that touch it. */
export const binsAround = ({ l, a, b }: Lab): number[] =>
  [-1, 0, 1].flatMap((dl) =>
    [-1, 0, 1].flatMap((da) => [-1, 0, 1].map((db) => binOf(cell(l) + dl, cell(a) + da, cell(b) + db))),
  );
