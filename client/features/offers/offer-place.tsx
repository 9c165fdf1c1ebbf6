/** bar: beside 'Purchase' on phones, where the column has no button. only: there is nothing else to press. */
export type OfferPlacement = 'bar' | 'column' | 'only';

const SIZES: Record<OfferPlacement, string> = {
  bar: 'h-11 w-32 lg:hidden',
  column: 'mt-3 h-13 max-lg:hidden',
  only: 'mt-5 h-13',
};

/** Keeps the button's place until it is loaded. */
export const OfferPlace = ({ place }: { place: OfferPlacement }) => <div className={SIZES[place]} />;
