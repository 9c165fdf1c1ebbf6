/** Words, and what they are called. */
export const OPEN_MOODS = { calm: 'Calm', warm: 'Warm', loud: 'Loud', lonely: 'Lonely' } as const;
