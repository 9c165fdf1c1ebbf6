/** What the values of a search are called. */
import type { Sort } from '#shared/artworks/browse.ts';
import { t } from '#client/lib/t.ts';

export const MOODS = {
  calm: t('Calm'),
  warm: t('Warm'),
  loud: t('Loud'),
  lonely: t('Lonely'),
  joyful: t('Joyful'),
  sad: t('Sad'),
  dreamy: t('Dreamy'),
  mysterious: t('Mysterious'),
  romantic: t('Romantic'),
  fresh: t('Fresh'),
  cold: t('Cold'),
  dramatic: t('Dramatic'),
  playful: t('Playful'),
  nostalgic: t('Nostalgic'),
  elegant: t('Elegant'),
  earthy: t('Earthy'),
  wild: t('Wild'),
};

export const TONES = {
  warmth: t('Warm'),
  cool: t('Cool'),
  light: t('Light'),
  dark: t('Dark'),
  pastel: t('Pastel'),
  vivid: t('Vivid'),
  muted: t('Muted'),
  monochrome: t('Monochrome'),
  blackwhite: t('Black and white'),
  contrast: t('High contrast'),
};

export const SORTS: Partial<Record<Sort, string>> = {
  newest: t('Newest'),
  liked: t('Most liked'),
  price_asc: t('Price, low to high'),
  price_desc: t('Price, high to low'),
};
