/** The section of the profile settings with the business and tax details. */
export const TAX_ANCHOR = 'business-and-tax';
