/** Who may download what of a work depends on it: once offered, its pixels are for its artist and its buyers. */
export const isOrWasForSale = (work: { isForSale: boolean; isSold: boolean; isEdition: boolean }): boolean =>
  work.isForSale || work.isSold || work.isEdition;
