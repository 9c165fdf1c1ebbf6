export const anotherBuyerHasReserved = 'Another buyer has reserved this artwork. Try again in a few minutes.';
export const everyNumberIsReserved =
  'Other buyers have reserved the numbers that are left. Try again in a few minutes.';
export const seeTheSale = 'See the sale';
export const seeYourOrder = 'See your order';
