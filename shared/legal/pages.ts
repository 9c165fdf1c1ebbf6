/** Texts that the gallery's owner answers for, each with its versions. */
export const LEGAL_PAGES = ['terms', 'privacy', 'imprint'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** In texts, `{{commission}}` prints the setting. */
export const LEGAL_FIGURES = [
  'commission',
  'premium_commission',
  'premium_price',
  'support',
  'owner',
  'address',
] as const;
export type LegalFigure = (typeof LEGAL_FIGURES)[number];
