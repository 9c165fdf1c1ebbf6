import type { Making } from './contract.ts';
import type { Category } from './categories.ts';

/** Said wherever a work claims to be AI art and not to be made with AI. */
export const MAKING_MISFIT =
  'AI art is made with AI: choose AI-assisted or AI-generated, or another category.';

export const isAiMade = (making: Making | null): boolean =>
  making === 'ai_assisted' || making === 'ai_generated';

/** The category AI art is for works made with AI alone; works made with AI may be in any category. */
export const makingFits = (category: Category, making: Making): boolean =>
  category !== 'ai_art' || isAiMade(making);

/** What is stored of what was said: AI art that does not say is AI-generated, other works stay without a statement. */
export const storedMaking = (category: Category, making: Making | null | undefined): Making | null =>
  category === 'ai_art' && !isAiMade(making ?? null) ? 'ai_generated' : (making ?? null);
