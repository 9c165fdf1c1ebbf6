/** What e-mail says, kind by kind. */
export const contactSupport = 'Contact support';
export const emailSettings = 'Email settings';
export const unsubscribe = 'Unsubscribe';
export const ordersAlwaysSent = (address: string) =>
  `Sent to ${address} because you have an order on Atelier. Emails about orders are always sent.`;
export const saleAlwaysSent = (address: string) =>
  `Sent to ${address} because you sold a work on Atelier. Emails about orders are always sent.`;
export const projectsAlwaysSent = (address: string) =>
  `Sent to ${address} because of a project on Atelier. Emails about projects are always sent.`;
export const premiumAlwaysSent = (address: string) =>
  `Sent to ${address} because of your Premium subscription. Emails about payments are always sent.`;
export const accountAlwaysSent = (address: string) =>
  `Sent to ${address} because of your Atelier account. Emails about your account are always sent.`;
export const digestSent = (address: string, zone: string) =>
  `Sent to ${address} once a day at 9:00 AM, ${zone} time, and only when there is something new.`;
export const quoted = (words: string) => `“${words}”`;

// Orders
export const edition = 'Edition';
export const price = 'Price';
export const shipping = 'Shipping';
export const commission = (rate: string) => `Commission (${rate})`;
export const youReceive = 'You receive';
export const youPaid = 'You paid';
export const refund = 'Refund';
export const payout = 'Payout';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const minus = (amount: string) => `−${amount}`;
export const seeTheSale = 'See the sale';
export const seeYourOrder = 'See your order';
export const respondToRequest = 'Respond to the request';
export const connectAccount = 'Connect account';
export const theBuyer = 'the buyer';

export const soldSubject = (title: string, by: string) => `Sold: ${title}. Ship by ${by}`;
export const soldFileSubject = (title: string) => `Sold: ${title}`;
export const youSold = (title: string) => `You sold ${title}`;
export const boughtPackWell = (buyer: string, on: string) =>
  `${buyer} bought it on ${on}. Pack it well and add the tracking number when it’s on its way.`;
export const boughtFile = (buyer: string, on: string) =>
  `${buyer} bought it on ${on} and can download the file now.`;
export const shipBy = (by: string) => `Ship by ${by}.`;
export const elseRefunded = (buyer: string) =>
  `If it isn’t marked as shipped by then, ${buyer} will be refunded automatically.`;
export const paidFrom = (on: string) => `You’ll be paid on or after ${on}.`;
export const untilThenRefundable = (buyer: string) => `Until then, ${buyer} can request a refund.`;

export const paidSubject = (title: string) => `Your order: ${title}`;
export const youBought = (title: string) => `You bought ${title}`;
export const boughtFrom = (artist: string, on: string) => `From ${artist}, on ${on}.`;
export const artistShips = 'The artist ships it and adds a tracking number. We’ll email you.';
export const fileIsReady = 'The file is ready to download.';
export const shippedByArtist = (by: string) => `It ships by ${by}.`;
export const elseYouAreRefunded = 'If it doesn’t, you’ll be refunded automatically.';
export const refundableUntil = (until: string) => `Refundable until ${until}.`;
export const thenFinal = 'After that, the sale is final and the artist is paid.';

export const shippedSubject = (title: string, on: string) =>
  `On its way: ${title}. Confirm delivery by ${on}`;
export const isOnItsWay = (title: string) => `${title} is on its way`;
export const artistShipped = (artist: string, on: string) => `${artist} shipped it on ${on}.`;
export const markedDeliveredOn = (on: string) => `We’ll mark it delivered on ${on}.`;
export const confirmOrRefund = 'Confirm when it arrives, or request a refund if it doesn’t.';

export const deliveredSubject = (title: string, until: string) =>
  `Delivered: ${title}. Refundable until ${until}`;
export const wasDelivered = (title: string) => `${title} was delivered`;
export const deliveredByTime = (on: string) => `No problem was reported, so we marked it delivered on ${on}.`;
export const deliveredSaleSubject = (title: string, on: string) =>
  `Delivered: ${title}. Payout on or after ${on}`;
export const confirmedSubject = (title: string) => `Delivered: ${title}. Your payout is next`;
export const buyerConfirmed = (buyer: string) => `${buyer} confirmed the delivery. The sale is final.`;
export const payoutNext = 'We’re sending your payout now.';

export const refundAskedSubject = (title: string, by: string) =>
  `Refund requested: ${title}. Respond by ${by}`;
export const refundAskedTitle = (title: string) => `A refund for ${title} was requested`;
export const buyerWrites = (buyer: string, on: string) => `${buyer} requested it on ${on} and wrote:`;
export const respondBy = (by: string) => `Respond by ${by}.`;
export const elseModerator =
  'If you don’t respond, a moderator will decide. Your payout is on hold until then.';

export const refundDeclinedSubject = (title: string) => `Refund declined: ${title}. A moderator will decide`;
export const refundDeclinedTitle = (title: string) => `The refund for ${title} was declined`;
export const artistWrites = (artist: string) => `${artist} wrote:`;
export const moderatorDecides =
  'A moderator will read both sides and decide. You can withdraw your request at any time.';
export const refundUnansweredSubject = (title: string) => `Refund request: ${title}. A moderator will decide`;
export const refundUnansweredTitle = (title: string) => `A moderator will decide about ${title}`;
export const artistDidNotRespond = 'The artist didn’t respond to your refund request in time.';
export const youDidNotRespond =
  'You didn’t respond to the refund request in time. Your payout is on hold until a moderator decides.';

export const refundRefusedSubject = (title: string) => `Refund denied: ${title}`;
export const refundRefusedTitle = (title: string) => `The refund for ${title} was denied`;
export const moderatorWrites = 'A moderator decided and wrote:';
export const saleStands = 'The sale stands.';
export const refundWithdrawnSubject = (title: string) => `Refund request withdrawn: ${title}`;
export const refundWithdrawnTitle = (title: string) => `The refund request for ${title} was withdrawn`;
export const refundWithdrawnBody = 'The sale stands, and your payout will go ahead.';

export const refundedSubject = (title: string) => `Refunded: ${title}`;
export const youWereRefunded = (title: string) => `Your payment for ${title} was refunded`;
export const onYourCard = 'The money is on its way to your card. It can take up to 10 days to arrive.';
export const saleRefunded = (title: string) => `The sale of ${title} was refunded`;
export const yoursAgain = 'The work is yours again, and you can relist it. We don’t keep a commission.';

export const disputedSubject = (title: string) => `Payment disputed: ${title}`;
export const disputedTitle = (title: string) => `The payment for ${title} is disputed`;
export const bankReviews = 'Your bank is reviewing the payment. Everything is on hold until it decides.';
export const buyersBankReviews =
  'The buyer’s bank is reviewing the payment. Your payout is on hold until it decides. Keep your proof of delivery.';
export const disputeWonSubject = (title: string) => `Bank decided: ${title}. The sale stands`;
export const disputeWonTitle = (title: string) => `The sale of ${title} stands`;
export const disputeWonBody = 'The bank decided in favor of the sale.';

export const shipReminderSubject = (title: string, by: string) => `Ship ${title} by ${by}`;
export const shipReminderTitle = (title: string) => `${title} hasn’t been shipped yet`;
export const buyerWaits = (buyer: string, on: string) => `${buyer} bought it on ${on} and is waiting.`;
export const daysLeftSubject = (title: string) => `3 days left to ship ${title}`;

export const paidOutSubject = (title: string, amount: string) => `Paid out: ${amount} for ${title}`;
export const paidOutTitle = (amount: string) => `${amount} is on its way to you`;
export const paidOutBody = (title: string) => `Your payout for ${title} was sent to your account.`;
export const payoutHeldSubject = (amount: string) => `Payout of ${amount} is waiting for your account`;
export const payoutHeldTitle = (amount: string) => `${amount} is waiting for your account`;
export const payoutHeldBody = (title: string) =>
  `It’s for ${title}. Connect an account, and we’ll send it the same day. Take as long as you need.`;
export const payoutReversedSubject = (title: string) => `Payout reversed: ${title}`;
export const payoutReversedTitle = (title: string) => `Your payout for ${title} was reversed`;
export const payoutReversedBody = 'The buyer’s payment was refunded or disputed.';

// Premium
export const premium = 'Atelier Premium';
export const aMonth = (amount: string) => `${amount} a month`;
export const renews = 'Renews';
export const seePremium = 'See your subscription';
export const checkCard = 'Check your card';
export const goPremium = 'Go Premium again';
export const premiumStartedSubject = 'Welcome to Premium';
export const premiumStartedBody =
  'You now have full access, and you pay a lower commission starting with your next sale.';
export const premiumStays =
  'It renews automatically. You can cancel at any time and keep Premium until the end of the month you’ve paid for.';
export const premiumFailedSubject = 'Your Premium payment failed';
export const premiumFailedBody = 'Your card was declined. You keep Premium for now.';
export const weTryAgain = 'We’ll try again in the next few days.';
export const elsePremiumEnds = 'If that fails too, Premium will end.';
export const premiumEndedSubject = 'Your Premium subscription has ended';
export const premiumEndedBody = 'Your works, sales and messages stay as they are.';

// Account
export const readReply = 'Read the reply';
export const supportReplySubject = (subject: string) => `We replied: ${subject}`;
export const supportReplyTitle = 'We replied to your request';

// Digest
export const messagesWait = (n: number) => (n === 1 ? '1 message is waiting' : `${n} messages are waiting`);
export const moreThings = (n: number) => (n === 1 ? '1 more thing' : `${n} more things`);
export const both = (one: string, other: string) => `${one}, and ${other}`;
export const newUpdates = (n: number) =>
  n === 1 ? 'A new update on Atelier' : `${n} new updates on Atelier`;
export const since = (moment: string) => `Since ${moment}.`;
export const andMore = (n: number) => `and ${n} more`;
export const wrote = (words: string) => ` wrote: “${words}”`;
export const wroteSeveral = (n: number, words: string) => ` wrote ${n} messages, most recently “${words}”`;
export const commentedOn = ' commented on ';
export const withWords = (words: string) => `: “${words}”`;
export const got = ' got ';
export const likes = (n: number) => (n === 1 ? '1 like' : `${n} likes`);
export const from = (names: string) => `, from ${names}`;
export const others = (n: number) => (n === 1 ? '1 other' : `${n} others`);
export const followsYou = ' follows you';
export const followYou = (n: number) => ` and ${others(n)} follow you`;
export const newWorks = (n: number) => (n === 1 ? '1 new artwork' : `${n} new artworks`);
export const forSearch = ' for your search ';
export const seeNewWorks = 'See what’s new';
export const readAndReply = 'Read and reply';
export const seeTheWork = 'See the work';
export const seeTheMember = 'See the profile';
export const shipWorkBy = (title: string, by: string) => `Ship ${title} by ${by}.`;
export const afterThatRefunded = (buyer: string) => `After that, ${buyer} will be refunded automatically.`;
export const respondToRefundBy = (title: string, by: string) =>
  `Respond to the refund request for ${title} by ${by}.`;
export const afterThatModerator = 'After that, a moderator will decide.';
export const reviewBy = (title: string, by: string) => `Review ${title} by ${by}.`;
export const afterThatApproved = 'After that, it’s approved automatically.';

export const seeTheCertificate = 'See the certificate';
export const certificatesAlwaysSent = (address: string) =>
  `Sent to ${address} because one of your certificates changed. Emails about certificates are always sent.`;
export const transferredSubject = (title: string) => `${title}: your certificate was accepted`;
export const transferredTitle = (title: string) => `The certificate of “${title}” has a new owner`;
export const transferredBody =
  'Your link was accepted and no longer works. You stay in the ownership history; your name shows only if you allow it.';
export const receivedSubject = (title: string) => `${title}: the certificate is yours`;
export const receivedTitle = (title: string) => `You’re now the certified owner of “${title}”`;
export const receivedBody =
  'You can download the PDF, choose whether your name is shown, and transfer the certificate later.';
export const voidedSubject = (title: string) => `${title}: your certificate is void`;
export const voidedTitle = (title: string) => `The certificate of “${title}” is void`;
export const voidedBody =
  'Its sale was reversed, by a refund or by the buyer’s bank, so the certificate is no longer valid.';
export const contactWhoTransferred = 'Contact the person who transferred it to you.';
export const certificateIsWithTheOrder = 'Your certificate of authenticity is included with the order.';
