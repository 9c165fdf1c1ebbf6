export const anotherBuyerHasReserved = 'Another buyer has reserved this artwork. Try again in a few minutes.';
export const everyNumberIsReserved =
  'Other buyers have reserved the numbers that are left. Try again in a few minutes.';
export const onHoldUntil = (when: string) => `On hold until ${when}.`;
export const yourAgreedPrice = (when: string) => `Your agreed price, reserved until ${when}.`;
export const notSelling = 'Buying isn’t open on this site yet.';
export const seeTheSale = 'See the sale';
export const seeYourOrder = 'See your order';
