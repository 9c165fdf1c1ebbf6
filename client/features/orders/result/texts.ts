export const yourCollection = 'Your collection';
export const worksYouBought =
  'Artworks you bought. Only you see this list; open one to show it on your profile.';
export const allPurchases = 'All purchases';
export const purchasedOn = (paidAt: string) => `Purchased ${paidAt}`;
export const paymentSuccessful = 'Payment Successful';
export const yourPayment = 'Your payment is processing';
export const paymentFailed = 'Payment Failed';
export const paymentRefunded = 'Payment refunded';
export const byIsNowYours = (title: string, seller: string) => `${title} by ${seller} is now yours.`;
export const waitingForYourBank = 'Waiting for your bank. You can close this page and check Purchases later.';
export const paymentFailedNotCharged = 'Payment failed. You weren’t charged.';
export const wasRefundedToYourCard = (total: string) =>
  `${total} was refunded to your card. The work is no longer yours.`;
export const noPaymentYet = 'No payment yet';
export const nothingReceived = (title: string) =>
  `We haven’t received a payment for ${title}. If you’ve just paid, this page updates by itself.`;
export const finishPayment = 'Finish payment';
export const checkAgain = 'Check again';
export const purchases = 'Purchases';
export const tryAgain = 'Try again';
export const discoverOtherWorks = 'Discover other artworks';
export const addAddress = 'Add address';
export const seeYourOrder = 'See your order';
export const downloadTheOriginal = 'Download the original';
export const paid = 'Paid';
export const noOneElseCanBuy = 'No one else can buy it.';
export const asOftenAsYouLike = 'As often as you like, here or from your order.';
export const refundsPossibleUntil = (until: string) => `You can request a refund until ${until}`;
export const thenTheArtistIsPaid = 'Then the artist is paid.';
export const addADeliveryAddress = 'Add a shipping address';
export const artistNeedsItToShip = 'The artist needs it to ship.';
export const artistShipsIt = 'The artist ships it';
export const byOrYouGetFull = (shipBy: string) => `By ${shipBy}, or you get a full refund.`;
export const confirmWhenItArrives = 'Confirm when it arrives';
export const artistIsPaidWhenYouDo = (deliveryHoldDays: number) =>
  `The artist is paid when you do, or ${deliveryHoldDays} days after delivery.`;
export const whatHappensNext = 'What happens next';
export const messageTheArtist = 'Message the artist';
export const date = 'Date';
export const artistReceives = 'Artist receives';
export const commission = 'Commission';
export const loadingYourPurchase = 'Loading your purchase';
