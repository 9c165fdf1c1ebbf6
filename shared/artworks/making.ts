import type { Making } from './contract.ts';
import type { Category } from './categories.ts';

/** Error for a work in AI art that is declared as not made with AI. */
export const MAKING_MISFIT = 'For AI art, choose AI-assisted or AI-generated, or pick another category.';

export const isAiMade = (making: Making | null): boolean =>
  making === 'ai_assisted' || making === 'ai_generated';

/** AI art is for AI works only; AI works may be in any category. */
export const makingFits = (category: Category, making: Making): boolean =>
  category !== 'ai_art' || isAiMade(making);

/** The stored value: AI art without a statement is AI-generated; other works stay without one. */
export const storedMaking = (category: Category, making: Making | null | undefined): Making | null =>
  category === 'ai_art' && !isAiMade(making ?? null) ? 'ai_generated' : (making ?? null);
