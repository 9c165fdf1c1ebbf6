import type { Color } from '#shared/artworks/browse.ts';

export const COLOR_TITLES: Record<Color, string> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  violet: 'Violet',
  pink: 'Pink',
  brown: 'Brown',
  cream: 'Cream',
  gray: 'Gray',
  black: 'Black',
};
