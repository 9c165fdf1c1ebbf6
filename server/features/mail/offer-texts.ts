/** What e-mail says about offers. */
import type { OfferReason } from '#shared/offers/states.ts';

const said = (subject: string, title: string, ...paragraphs: string[]) => ({ subject, title, paragraphs });

export const contactSupport = 'Contact support';
export const seeTheOffer = 'See the offer';
export const checkOut = 'Check out';
export const offersAlwaysSent = (address: string) =>
  `Sent to ${address} because of an offer on Atelier. Emails about offers are always sent.`;
export const answerBy = (until: string) => `Answer by ${until}.`;
export const elseDeclined = 'Without an answer, the offer is declined.';
export const checkOutBy = (until: string) => `Check out by ${until}.`;
export const paysBy = (buyer: string, until: string) => `${buyer} has until ${until} to pay.`;
export const elseFree = 'Unpaid by then, the work is available to everybody again.';
export const received = (buyer: string, amount: string, title: string) =>
  said(
    `${amount} for ${title}`,
    `${buyer} offers ${amount}`,
    `For ${title}. You can accept, decline, or name a price of your own once.`,
  );
export const countered = (seller: string, amount: string, title: string) =>
  said(
    `${amount} for ${title}?`,
    `${seller} asks ${amount}`,
    `For ${title}. You can accept, or name one last price.`,
  );
export const lastOffered = (buyer: string, amount: string, title: string) =>
  said(
    `Last price: ${amount} for ${title}`,
    `${buyer} offers ${amount}`,
    `It’s their last price for ${title}. You can accept or decline it.`,
  );
export const acceptedForBuyer = (seller: string, amount: string, title: string) =>
  said(
    `Accepted: ${title} for ${amount}`,
    `${seller} accepted ${amount}`,
    `${title} is reserved for you at this price. Delivery, if any, comes on top.`,
  );
export const acceptedForSeller = (buyer: string, amount: string, title: string) =>
  said(
    `Accepted: ${title} for ${amount}`,
    `${buyer} accepted ${amount}`,
    `${title} is reserved for them at this price.`,
  );
export const declined = (seller: string, amount: string, title: string) =>
  said(`Declined: ${title}`, `${seller} declined`, `Your offer of ${amount} for ${title} was declined.`);
export const silent = (amount: string, title: string) =>
  said(
    `No answer: ${title}`,
    'An offer went unanswered',
    `Nobody answered ${amount} for ${title} in time, so the offer is declined.`,
  );
export const withdrawn = (buyer: string, amount: string, title: string) =>
  said(`Withdrawn: ${title}`, `${buyer} withdrew an offer`, `It was ${amount} for ${title}.`);
export const unpaidForSeller = (buyer: string, title: string) =>
  said(
    `Not paid: ${title}`,
    `${title} wasn’t paid for`,
    `${buyer} didn’t check out in time. The work is for sale again.`,
  );
export const unpaidForBuyer = (title: string) =>
  said(
    `Not paid: ${title}`,
    `Your reservation of ${title} has ended`,
    'It wasn’t paid in time. The work is for sale again.',
  );
export const ended = (title: string, why: string) =>
  said(`Offer ended: ${title}`, `The offer for ${title} has ended`, why);
export const why: Record<OfferReason, string> = {
  silence: 'Nobody answered in time.',
  sold: 'The work was sold.',
  price: 'The work now costs no more than the offer, so it can simply be bought.',
  not_for_sale: 'The work is no longer for sale.',
  removed: 'The work is no longer available.',
  hidden: 'The work is no longer available.',
  blocked: 'The work is no longer available.',
  suspended: 'The work is no longer available.',
};
