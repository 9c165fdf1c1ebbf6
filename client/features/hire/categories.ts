import { HireCategory } from '#shared/hire/contract.ts';

const CATEGORIES: Record<HireCategory, readonly [name: string, emoji: string]> = {
  web_design: ['Web design', '🌐'],
  mobile_app: ['Mobile app', '📱'],
  logo_design: ['Logo design', '✒'],
  ui_ux: ['UI/UX', '🧭'],
  branding: ['Branding', '🔖'],
  print_design: ['Print design', '🖨'],
  illustration: ['Illustration', '✏'],
  animation: ['Animation', '🎬'],
};

export const categoryName = (category: HireCategory): string => CATEGORIES[category][0];
export const categoryEmoji = (category: HireCategory): string => CATEGORIES[category][1];

/** For selects, in the contract's order. */
export const CATEGORY_ITEMS = HireCategory.options.map((key) => [key, categoryName(key)] as const);
