export const transferTheCertificate = 'Transfer the certificate';
export const forWhenYouGive = 'Giving away or reselling the work? Transfer its certificate to the new owner.';
export const linkForTheNewOwner = 'Link for the new owner';
export const worksOnce = 'Single-use link. The person who accepts it becomes the owner.';
export const shownOnce = (day: string) =>
  `You created a link on ${day}. We can’t show it again; creating a new one replaces it.`;
export const copy = 'Copy';
export const copied = 'Link copied';
export const copyIt = 'Your browser didn’t copy the link. Select it and copy it yourself.';
export const notDone = 'That didn’t work';
export const createLink = 'Create link';
export const createNewLink = 'Create new link';
export const cancelLink = 'Cancel link';
export const canceled = 'Link canceled';
export const done = 'Done';
export const untilAccepted = 'You remain the owner, and can cancel the link, until it’s accepted.';
export const lineStays = 'You stay in the ownership history. Your name appears only if you allow it.';
export const onlyTheCertificate = 'This transfers the certificate only, not the file, payment or receipt.';
export const transferableFrom = (day: string) =>
  `You can transfer it from ${day}, once the refund window has ended.`;
export const transferableAfterDelivery =
  'You can transfer it once the work has arrived and the refund window has ended. Confirming delivery ends the refund window right away.';
export const notWhileSuspended =
  'You can’t transfer it while a refund is requested or the payment is disputed.';
export const yourNameInTheChain = 'Your name in the ownership history';
export const now = (name: string) => `Now: ${name}`;
export const hideIt = 'Hide it';
export const showIt = 'Show it';
export const aCollector = 'A collector';
export const downloadPdf = 'Download PDF';
export const transfer = 'Transfer';
export const yours = 'Your certificate';
export const yourLine = 'Your entry in the ownership history';
export const handsYou = '{giver} is transferring a certificate to you';
export const becomeTheOwner = (title: string) => `Become the owner of ${title}?`;
export const youGet =
  'You get the certificate of authenticity and an entry in its ownership history, but not the file, payment or receipt. Arrange the handover of the work, and any payment, between yourselves.';
export const howYouStand = 'How you appear in the ownership history';
export const nameForEveryone = 'Your name, for everyone who checks the certificate.';
export const nameHidden = 'No one sees your name. You can change this later.';
export const accept = 'Accept the certificate';
export const notNow = 'Not now';
export const certificate = 'Certificate';
export const state = 'State';
export const genuine = 'Valid';
export const soldOn = 'Sold on';
export const ownerUntilYouAccept = 'Current owner';
export const linkGone = 'This link no longer works';
export const usedOrCanceled = 'This link was already used or canceled. Ask the owner for a new one.';
export const ownLink = 'This is your own link';
export const sendItOn = 'Send it to the new owner. It works once.';
export const isVoid = 'This certificate is void';
export const cannotBeAccepted = 'The sale was reversed, so there’s nothing left to accept.';
export const notYet = 'It can’t be transferred yet';
export const acceptFrom = (day: string) =>
  `You can accept it from ${day}, once the refund window of its sale has ended. The link stays open.`;
export const acceptLater = 'You can accept it once its sale can no longer be refunded. The link stays open.';
export const disputeVoids =
  'If the buyer’s bank reverses the payment later, the certificate becomes void, and you’ll be notified.';
export const seeTheCertificate = 'See the certificate';
export const youAreTheOwner = 'You’re the owner';
export const endsWithYou = (title: string, day: string) => `You’ve been the owner of ${title} since ${day}.`;
export const certificatePdf = 'Certificate (PDF)';
export const you = 'You';
export const shownAs = (name: string) => `Shown to others as: ${name}`;
export const signInToAccept = 'Sign in to accept the certificate';
export const signInFirst = 'Sign in, and we’ll bring you right back.';
export const signIn = 'Sign in';
export const notLoaded = 'The certificate couldn’t be loaded.';
export const loading = 'Loading';
