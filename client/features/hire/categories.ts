import { HireCategory } from '#shared/hire/contract.ts';
import * as texts from './texts.ts';

const CATEGORIES: Record<HireCategory, readonly [name: string, emoji: string]> = {
  web_design: [texts.webDesign, '🌐'],
  mobile_app: [texts.mobileApp, '📱'],
  logo_design: [texts.logoDesign, '✒'],
  ui_ux: [texts.uiUx, '🧭'],
  branding: [texts.branding, '🔖'],
  print_design: [texts.printDesign, '🖨'],
  illustration: [texts.illustration, '✏'],
  animation: [texts.animation, '🎬'],
};

export const categoryName = (category: HireCategory): string => CATEGORIES[category][0];
export const categoryEmoji = (category: HireCategory): string => CATEGORIES[category][1];

/** For selects, in the contract's order. */
export const CATEGORY_ITEMS = HireCategory.options.map((key) => [key, categoryName(key)] as const);
