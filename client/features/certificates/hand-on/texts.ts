export const handOnTheCertificate = 'Hand on the certificate';
export const forWhenYouGive =
  'For when you give or sell the work to somebody. They become its owner in the chain.';
export const linkForTheNewOwner = 'Link for the new owner';
export const worksOnce = 'Works once. Whoever opens it and accepts becomes the owner.';
export const shownOnce = (day: string) =>
  `You made a link on ${day}. It is shown only once: a new one replaces it.`;
export const copy = 'Copy';
export const copied = 'Link copied';
export const makeTheLink = 'Make the link';
export const makeANewLink = 'Make a new link';
export const takeTheLinkBack = 'Take the link back';
export const takenBack = 'The link doesn’t work anymore';
export const done = 'Done';
export const untilAccepted = 'Until somebody accepts, you are the owner and can take the link back.';
export const lineStays = 'Your line in the chain stays. Your name shows only if you agreed to it.';
export const onlyTheCertificate = 'Only the certificate is handed on: no file, no money, no receipt.';
export const refundVoids = (day: string) =>
  `A refund, possible until ${day}, would void it for its new owner too.`;
export const yourNameInTheChain = 'Your name in the chain';
export const now = (name: string) => `Now: ${name}`;
export const hideIt = 'Hide it';
export const showIt = 'Show it';
export const aCollector = 'A collector';
export const downloadPdf = 'Download PDF';
export const handOn = 'Hand on';
export const yours = 'Your certificate';
export const handsYou = '{giver} hands you a certificate';
export const becomeTheOwner = (title: string) => `Become the owner of ${title}?`;
export const youGet =
  'You get the certificate of authenticity and a line in its chain of owners. Agree on the work itself, and on any money, between you.';
export const howYouStand = 'How you stand in the chain';
export const nameForEveryone = 'Your name, for everyone who checks the certificate.';
export const nobodySees = 'Nobody sees your name. You can change this later.';
export const accept = 'Accept the certificate';
export const notNow = 'Not now';
export const certificate = 'Certificate';
export const state = 'State';
export const genuine = 'Genuine, holds today';
export const soldOn = 'Sold on';
export const ownerUntilYouAccept = 'Owner until you accept';
export const linkGone = 'This link no longer works';
export const usedOrTakenBack = 'It was used or taken back. Ask the owner for a new one.';
export const ownLink = 'This is your own link';
export const sendItOn = 'Send it to whoever gets the work. It works once.';
export const isVoid = 'This certificate is void';
export const cannotBeAccepted = 'The sale was undone, so there is nothing to accept anymore.';
export const seeTheCertificate = 'See the certificate';
export const youAreTheOwner = 'You are the owner';
export const endsWithYou = (title: string, day: string) =>
  `The chain of ${title} ends with you since ${day}.`;
export const certificatePdf = 'Certificate (PDF)';
export const you = 'You';
export const shownAs = (name: string) => `Shown to others as: ${name}`;
export const signInToAccept = 'Sign in to accept the certificate';
export const signInFirst = 'It becomes yours in your account. This link stays open until you’re back.';
export const signIn = 'Sign in';
export const notLoaded = 'The certificate couldn’t be loaded.';
export const loading = 'Loading';
