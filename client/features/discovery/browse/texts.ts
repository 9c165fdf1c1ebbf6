export const MOODS = {
  calm: 'Calm',
  warm: 'Warm',
  loud: 'Loud',
  lonely: 'Lonely',
  joyful: 'Joyful',
  sad: 'Sad',
  dreamy: 'Dreamy',
  mysterious: 'Mysterious',
  romantic: 'Romantic',
  fresh: 'Fresh',
  cold: 'Cold',
  dramatic: 'Dramatic',
  playful: 'Playful',
  nostalgic: 'Nostalgic',
  elegant: 'Elegant',
  earthy: 'Earthy',
  wild: 'Wild',
} as const;
export const TONES = {
  warmth: 'Warm',
  cool: 'Cool',
  light: 'Light',
  dark: 'Dark',
  pastel: 'Pastel',
  vivid: 'Vivid',
  muted: 'Muted',
  monochrome: 'Monochrome',
  blackwhite: 'Black and white',
  contrast: 'High contrast',
} as const;
export const SIZES = {
  cm: { small: 'Small, up to 40 cm', medium: 'Medium, 40 to 100 cm', large: 'Large, over 100 cm' },
  in: { small: 'Small, up to 16 in', medium: 'Medium, 16 to 40 in', large: 'Large, over 40 in' },
} as const;
export const ORIENTATIONS = { portrait: 'Portrait', landscape: 'Landscape', square: 'Square' } as const;
export const MAKERS = { hand: 'By hand', human: 'Without AI', ai: 'With AI' } as const;
export const PHYSICAL = { true: 'Physical work', false: 'File' } as const;
export const youMayLike = (words: string, kept: string, isMore: boolean) =>
  `${isMore ? 'Nothing else' : 'Nothing'} matches “${words}”${kept && ` (${kept})`}. You may like these.`;
export const anyOfThese = (words: string, rest: string) => [words, rest].filter(Boolean).join(', ');
