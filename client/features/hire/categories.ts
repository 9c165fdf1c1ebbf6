import { HireCategory } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';

const CATEGORIES: Record<HireCategory, readonly [name: string, emoji: string]> = {
  web_design: [t('Web design'), '🌐'],
  mobile_app: [t('Mobile app'), '📱'],
  logo_design: [t('Logo design'), '✒'],
  ui_ux: [t('UI/UX'), '🧭'],
  branding: [t('Branding'), '🔖'],
  print_design: [t('Print design'), '🖨'],
  illustration: [t('Illustration'), '✏'],
  animation: [t('Animation'), '🎬'],
};

export const categoryName = (category: HireCategory): string => CATEGORIES[category][0];
export const categoryEmoji = (category: HireCategory): string => CATEGORIES[category][1];

/** Options of selects, in the contract's order. */
export const CATEGORY_ITEMS = HireCategory.options.map((key) => [key, categoryName(key)] as const);
