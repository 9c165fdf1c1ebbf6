import * as z from 'zod/mini';

export const CATEGORIES = ['photography', 'digital_art', 'ai_art', 'graphic_design', 'handmade_art'] as const;
export const Category = z.enum(CATEGORIES);
export type Category = (typeof CATEGORIES)[number];
