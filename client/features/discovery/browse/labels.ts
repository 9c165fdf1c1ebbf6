/** What the values of a search are called. */
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

export const SIZES = {
  cm: { small: t('Small, up to 40 cm'), medium: t('Medium, 40 to 100 cm'), large: t('Large, over 100 cm') },
  in: { small: t('Small, up to 16 in'), medium: t('Medium, 16 to 40 in'), large: t('Large, over 40 in') },
};

export const ORIENTATIONS = { portrait: t('Portrait'), landscape: t('Landscape'), square: t('Square') };

export const MAKERS = { hand: t('By hand'), human: t('Without AI'), ai: t('With AI') };

export const PHYSICAL = { true: t('Physical work'), false: t('File') };
