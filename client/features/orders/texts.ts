export const all = 'All';
export const withAnOriginal = 'With an original';
export const toShip = 'To ship';
export const toBeShipped = 'To be shipped';
export const onTheWay = 'On the way';
export const done = 'Done';
export const refundedOrDisputed = 'Refunded or disputed';
export const filterByStatus = 'Filter by status';
export const noMatchingOrders = 'No matching orders';
export const showAll = 'Show all';
export const purchases = 'Purchases';
export const yourOrdersAndTheirStatus = 'Your orders and their status.';
export const certificates = 'Certificates';
export const receipts = 'Receipts';
export const statistics = 'Statistics';
export const noPurchasesYet = 'No purchases yet';
export const worksYouBuyWillAppear = 'Artworks you buy will appear here.';
export const discoverWorks = 'Discover artworks';
export const sales = 'Sales';
export const yourSalesAndPayouts = 'Your sales and payouts.';
export const noSalesYet = 'No sales yet';
export const salesAppearHereOncePaid = 'Sales appear here once they’re paid.';
export const uploadArtwork = 'Upload Artwork';
export const ordersNotLoaded = 'Your orders couldn’t be loaded.';
export const loading = 'Loading';
export const you = 'You';
export const boughtFrom = (artistName: string) => `Bought from ${artistName}`;
export const soldTo = (buyerName: string) => `Sold to ${buyerName}`;
export const total = 'Total';
export const refunded = 'Refunded';
export const youReceive = 'You receive';
export const paymentPending = 'Payment pending';
export const processing = 'Processing';
export const paid = 'Paid';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const canceled = 'Canceled';
export const failed = 'Failed';
export const disputed = 'Disputed';
export const refundRequested = 'Refund requested';
export const underReview = 'Under review';
export const refundOnItsWay = 'Refund on its way';
export const refundWindowClosed = (when: string | null) =>
  when ? `The refund window closed on ${when}.` : 'The refund window has closed.';
export const connectPayoutAccount = 'Connect a payout account to receive it.';
export const paidDaysAfterPayment = (isArtist: boolean, digitalHoldDays: number, due: string) =>
  `${isArtist ? 'You’ll be' : 'The artist will be'} paid on ${due}, ${digitalHoldDays} days after payment.`;
export const youCanRequestRefundUntil = (due: string) => `You can request a refund until ${due}.`;
export const addDeliveryAddressSoArtist = (until: string) =>
  `Add a shipping address so the artist can ship. If the work isn’t shipped by ${until}, you’ll get a full refund.`;
export const buyerHasntAddedDelivery = (until: string) =>
  `The buyer hasn’t added a shipping address yet. If the work isn’t shipped by ${until}, the buyer will get a full refund.`;
export const shipsBy = (artistName: string, until: string) =>
  `${artistName} must ship by ${until}, or you’ll get a full refund.`;
export const shipByOrFullRefund = (until: string, deliveryHoldDays: number) =>
  `Ship by ${until}, or the buyer will get a full refund. You’ll be paid once the buyer confirms delivery, or ${deliveryHoldDays} days after delivery at the latest.`;
export const artistShipsByOrFullRefund = (until: string, deliveryHoldDays: number) =>
  `The artist must ship by ${until}, or the buyer will get a full refund. The artist will be paid once the buyer confirms delivery, or ${deliveryHoldDays} days after delivery at the latest.`;
export const confirmWhenItArrives = (arrival: string) =>
  `Confirm when it arrives. If we don’t hear from you, it counts as delivered on ${arrival}.`;
export const unlessBuyerConfirmsSooner = (arrival: string, isArtist: boolean, latest: string) =>
  `Unless the buyer confirms sooner, we’ll mark it delivered on ${arrival}. ${isArtist ? 'You’ll be' : 'The artist will be'} paid by ${latest}.`;
export const youConfirmedReceiptOn = (confirmedAt: string) => `You confirmed delivery on ${confirmedAt}.`;
export const confirmOrRequestRefund = (due: string) =>
  `Confirm that it arrived, or request a refund until ${due}.`;
export const paidOnceConfirmed = (isArtist: boolean, due: string) =>
  `${isArtist ? 'You’ll be' : 'The artist will be'} paid once the buyer confirms delivery, or on ${due} at the latest.`;
export const youWerePaid = (amount: string, date: string | undefined) =>
  `You were paid ${amount}${date ? ` on ${date}` : ''}.`;
export const artistWasPaid = (amount: string, date: string | undefined) =>
  `The artist was paid ${amount}${date ? ` on ${date}` : ''}.`;
export const onHoldConnectPayout = (sum: string) => `${sum} on hold. Connect a payout account to receive it.`;
export const onHoldUntilArtistConnectsPayout = (sum: string) =>
  `${sum} on hold until the artist connects a payout account.`;
export const onHoldTransfer = (sum: string) => `${sum} on hold. The transfer failed; we’ll retry.`;
export const isOnItsWayToYourAccount = (sum: string) => `${sum} is on its way to your account.`;
export const isOnItsWayToTheArtist = (sum: string) => `${sum} is on its way to the artist.`;
export const finishPayment = 'Finish payment';
export const respond = 'Respond';
export const finishYourPayment = (reservationMinutes: number) =>
  `Finish your payment. The work is reserved for you for ${reservationMinutes} minutes.`;
export const payTheAgreedPrice = (when: string) =>
  `Finish your payment by ${when}. Until then, the work is reserved for you at the price you agreed on.`;
export const waitingForYourBank = 'Waiting for your bank. This page updates automatically.';
export const reservationExpired = 'The reservation expired before payment. You weren’t charged.';
export const paymentFailed = 'Payment failed. You weren’t charged.';
export const wasRefundedToYourCard = (total: string, when: string | undefined) =>
  `${total} was refunded to your card${when ? ` on ${when}` : ''}. The work is no longer yours.`;
export const wasRefundedWorkYours = (total: string, buyerName: string, when: string | undefined) =>
  `${total} was refunded to ${buyerName}${when ? ` on ${when}` : ''}. The work is yours again, and you can relist it.`;
export const wasRefundedWorkArtists = (total: string, buyerName: string, when: string | undefined) =>
  `${total} was refunded to ${buyerName}${when ? ` on ${when}` : ''}. The work belongs to the artist again.`;
export const paymentIsDisputed =
  'You disputed this payment with your bank. Everything is on hold until the bank decides.';
export const buyerDisputedPayment =
  'The buyer disputed the payment with their bank. The payout is on hold until the bank decides.';
export const mustAnswerYourRefundRequest = (artistName: string, by: string | undefined) =>
  `${artistName} must respond to your refund request${by ? ` by ${by}` : ''}, or a moderator will decide.`;
export const requestedARefundOf = (buyerName: string, total: string, by: string | undefined) =>
  `${buyerName} requested a refund of ${total}. Respond${by ? ` by ${by}` : ''}, or a moderator will decide. Your payout is on hold.`;
export const buyerRequestedARefund = (by: string | undefined) =>
  `The buyer requested a refund. The artist must respond${by ? ` by ${by}` : ''}, but you can decide now.`;
export const declinedAModeratorWillDecide = (artist: string) =>
  `${artist} declined. A moderator will decide.`;
export const didntAnswerInTime = (artist: string) =>
  `${artist} didn’t respond in time. A moderator will decide.`;
export const youDeclined = 'You declined. A moderator will decide; your payout is on hold.';
export const youDidntAnswerInTime =
  'You didn’t respond in time. A moderator will decide; your payout is on hold.';
export const artistDeclined = 'The artist declined. Please decide.';
export const artistDidntAnswerInTime = 'The artist didn’t respond in time. Please decide.';
export const yourRefundIsOnItsWay = (total: string) => `Your refund of ${total} is on its way to your card.`;
export const buyersRefundIsOnItsWay = (total: string) => `The refund of ${total} is on its way to the buyer.`;
export const yourPurchase = 'Your purchase';
export const yourSale = 'Your sale';
export const weCouldntFindThatOrder = 'We couldn’t find that order';
export const checkTheLink = (list: string) => `Check the link, or find it under ${list}.`;
export const orderNotLoaded = 'The order couldn’t be loaded';
export const bought = 'Bought';
export const sold = 'Sold';
export const started = 'Started';
export const buyerOnPaidAt = (buyer: string, paidAt: string) => `${buyer} on ${paidAt}`;
export const howItStands = 'How it stands';
export const support = 'Support';
export const soldByTo = (artistName: string, buyerName: string) => `Sold by ${artistName} to ${buyerName}`;
export const trackWithInNewTab = (carrier: string) => `track with ${carrier} in a new tab`;
export const delivery = 'Shipping';
export const to = 'To';
export const noAddressYet = 'No address yet.';
export const noAddressToShow = 'No address to show.';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const whatYouPaid = 'What you paid, and who gets it';
export const whatYouWillPay = 'What you’ll pay, and who gets it';
export const whatWasPaid = 'What was paid, and who gets it';
export const whatIsToBePaid = 'What is to be paid, and who gets it';
export const markAsShipped = 'Mark as shipped';
export const confirmReceipt = 'Confirm delivery';
export const confirmingIsFinal = 'This is final: the artist is paid, and you can no longer request a refund.';
export const acceptAndRefund = 'Accept and refund';
export const decline = 'Decline';
export const deny = 'Deny';
export const withdrawRequest = 'Withdraw request';
export const requestARefund = 'Request a refund';
export const refundBuyer = 'Refund buyer';
export const editAddress = 'Edit address';
export const addAddress = 'Add address';
export const whatYouCanDo = 'What you can do';
export const finishPaying = 'Finish your payment';
export const whereShouldItGo = 'Where should it go?';
export const readyToShip = 'Ready to ship?';
export const continueToPayment = 'Continue to payment';
export const connectAPayoutAccount = 'Connect a payout account';
export const messageArtist = 'Message artist';
export const messageBuyer = 'Message buyer';
export const contactSupport = 'Contact support';
export const receiptConfirmed = 'Delivery confirmed';
export const hasItArrived = 'Has it arrived?';
export const isPaidAsSoon = (artistName: string, share: string) =>
  `${artistName} is paid ${share} when you confirm. You can’t request a refund after that.`;
export const confirming = 'Confirming...';
export const requestWithdrawn = 'Request withdrawn';
export const withdrawQuestion = 'Withdraw your refund request?';
export const youWontBeRefunded = (artistName: string) =>
  `You won’t be refunded, and ${artistName} will be paid as planned.`;
export const withdrawing = 'Withdrawing...';
export const refundIssued = 'Refund issued';
export const issueRefund = 'Issue refund?';
export const refundTotal = (total: string) => `Refund ${total}`;
export const refunding = 'Refunding...';
export const yourPayoutWillBeReversed = (share: string) => `The ${share} payout to you will be reversed.`;
export const payoutWillBeReversed = (share: string, artist: string) =>
  `The ${share} payout to ${artist} will be reversed.`;
export const youWontBePaid = (share: string) => `You won’t receive the ${share} payout.`;
export const artistWontBePaid = (artist: string, share: string) =>
  `${artist} won’t receive the ${share} payout.`;
export const buyerIsRefunded = (buyerName: string, total: string, delivery: boolean) =>
  `${buyerName} will be refunded ${total}${delivery ? ', including shipping' : ''}.`;
export const workIsYoursAgain = 'The work will be yours again. This can’t be undone.';
export const workIsTheArtistsAgain = 'The work will belong to the artist again. This can’t be undone.';
export const carrierIsRequired = 'Carrier is required';
export const trackingNumberIsRequired = 'Tracking number is required';
export const markedAsShipped = 'Marked as shipped';
export const buyerGetsTheTrackingNumber = (deliveredAfterDays: number, deliveryHoldDays: number) =>
  `The buyer gets the tracking number. If they don’t confirm delivery within ${deliveredAfterDays} days, we’ll mark it delivered. You’ll be paid once they confirm, or ${deliveryHoldDays} days after delivery at the latest.`;
export const saving = 'Saving...';
export const refundRequestSent = 'Refund request sent';
export const youllBeRefundedIfAgreed = (total: string, artistName: string, refundAnswerDays: number) =>
  `You’ll be refunded ${total} if ${artistName} or a moderator agrees. ${artistName} has ${refundAnswerDays} days to respond. The payout is on hold until then.`;
export const sendRequest = 'Send request';
export const sending = 'Sending...';
export const reasonForRefund = 'Reason for refund';
export const addAReason = 'Please add a reason.';
export const refundRequestDeclined = 'Refund request declined';
export const refundRequestDenied = 'Refund request denied';
export const declineTheRequest = 'Decline the request';
export const denyTheRequest = 'Deny the request';
export const moderatorWillDecide =
  'A moderator will decide; your payout is on hold until then. The buyer will see your reply.';
export const buyerKeepsWorkWithoutRefund =
  'The buyer keeps the work with no refund, and the artist is paid as planned. Both will see your reply.';
export const declining = 'Declining...';
export const denying = 'Denying...';
export const yourAnswer = 'Your reply';
export const refundTheBuyer = 'Refund the buyer';
export const reason = 'Reason';
export const upcoming = 'Upcoming';
export const onItsWay = 'On its way';
export const reversed = 'Reversed';
export const notPaid = 'Not paid';
export const payoutOnHoldConnect = 'On hold. Connect a payout account to receive it.';
export const onHoldUntilArtistConnects = 'On hold until the artist connects a payout account.';
export const onHoldBecauseBuyerRequested = 'On hold because the buyer requested a refund.';
export const onHoldBecauseBuyerDisputed = 'On hold because the buyer disputed the payment.';
export const transferFailedCheckAccount =
  'The transfer failed. We’ll retry. Check your account or contact support.';
export const transferFailed = 'The transfer failed. We’ll retry.';
export const transferredOn = (paidAt: string) => `Transferred on ${paidAt}.`;
export const transferred = 'Transferred.';
export const refundedToTheBuyerPayout = 'Refunded to the buyer; payout reversed.';
export const refundedToTheBuyer = 'Refunded to the buyer.';
export const payoutDueOn = (dueAt: string) => `Due on ${dueAt}.`;
export const onConfirmationOrDaysAfterDelivery = (deliveryHoldDays: number) =>
  `On confirmation or ${deliveryHoldDays} days after delivery, whichever comes first.`;
export const payout = 'Payout';
export const onHold = 'On hold';
export const waitingForTheArtist = 'Waiting for the artist';
export const declinedByTheArtist = 'Declined by the artist; a moderator will decide';
export const deniedByAModerator = 'Denied by a moderator; this is final';
export const withdrawnByTheBuyer = 'Withdrawn by the buyer';
export const noAnswerFromTheArtist = 'No response from the artist; a moderator will decide';
export const refundRequest = 'Refund request';
export const refund = 'Refund';
export const buyer = (createdAt: string) => `The buyer, ${createdAt}`;
export const answer = 'Reply';
export const artistsAnswerDue = 'Artist’s response due';
export const thenAModeratorDecides = (answerDueAt: string) => `${answerDueAt}, then a moderator decides`;
export const decision = 'Decision';
export const decidedOn = (decidedAt: string) => `on ${decidedAt}`;
export const onConfirmationOrDaysAfter = (deliveryHoldDays: number) =>
  `On confirmation, or ${deliveryHoldDays} days after delivery`;
export const daysAfterPayment = (digitalHoldDays: number) => `${digitalHoldDays} days after payment`;
export const released = 'Released';
export const paidOut = 'Paid out';
export const byDate = (date: string) => `By ${date}`;
export const dueOnDate = (date: string) => `Due on ${date}`;
export const artistAnswersBy = (answerDueAt: string) => `The artist must respond by ${answerDueAt}`;
export const payoutIsOnHoldUntil = 'The payout is on hold until then';
export const ordered = 'Ordered';
export const notCharged = 'Not charged';
export const payment = 'Payment';
export const notCompletedYet = 'Not completed yet';
export const waitingForTheBank = 'Waiting for the bank';
export const byTheArtist = 'By the artist';
export const received = 'Received';
export const youConfirmReceipt = 'You confirm delivery';
export const buyerConfirmsReceipt = 'The buyer confirms delivery';
export const bankDecides = 'The bank decides';
export const worksYouOwn = 'Works you own';
export const showOnMyProfile = 'Show on my profile';
export const withoutThePrice = 'Others see the work and when you bought it, never the price.';
export const error = 'Error';
export const stillToFinish = 'Still to finish';
