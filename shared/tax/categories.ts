/** What may be taxed differently: works of one kind and numbers of editions, files, and what the gallery itself sells. */
export const TAX_CATEGORIES = ['original', 'edition', 'file', 'premium'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** As a line on a document names them: 'of which tax (Norway, original works, 25%)'. */
export const TAX_CATEGORY_NAMES: Record<TaxCategory, string> = {
  original: 'original works',
  edition: 'editions',
  file: 'digital files',
  premium: 'Premium',
};

export function categoryOf({
  isPhysical,
  isEdition,
}: {
  isPhysical: boolean;
  isEdition: boolean;
}): TaxCategory {
  if (!isPhysical) return 'file';
  return isEdition ? 'edition' : 'original';
}
