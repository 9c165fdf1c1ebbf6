export const loadingCheckout = 'Loading checkout';
export const artworkNotAvailable = 'Artwork Not Available';
export const discoverOtherWorks = 'Discover other artworks';
export const paymentSuccessful = 'Payment Successful';
export const purchase = 'Purchase {title}';
export const deliverTo = 'Deliver to';
export const onlyArtistAndModeratorsSee =
  'Only the artist and moderators can see it. You can edit it until the work ships.';
export const whatYouPay = 'Price breakdown';
export const iAgreeToCommissionStructure = 'I agree to the commission structure';
export const commissionIsTakenFromPrice = (artwork: string) =>
  `The commission is taken from the price. You pay ${artwork}. No extra fees.`;
export const noNftTokenIsIncluded = 'No NFT is included.';
export const payment = 'Payment';
export const agreeToCommissionStructure = 'Please agree to the commission structure to proceed with payment.';
export const paymentFailed = 'Payment Failed';
export const pay = (total: string) => `Pay ${total}`;
export const yourReservationExpired = 'Your reservation expired. Check the box to reserve the work again.';
export const minutesMin = (minutes: number) => `${minutes} min`;
export const lessThanAMinute = 'less than a minute';
export const agreedUntil = (when: string) => `Your agreed price, reserved until ${when}`;
export const onHoldUntil = (when: string) => `It’s on hold until ${when}.`;
export const reservedFor = 'Reserved for {minutes}';
export const nftAvailable = 'NFT Available';
export const editionOf = (size: number) => `Edition of ${size}; you get the lowest available number`;
export const certificateIncluded = 'Certificate of authenticity included';
export const andDelivery = (deliveryCost: string) => `+ ${deliveryCost} shipping`;
export const deliveryIncluded = 'free shipping';
