/** What e-mail says about offers. */
import type { OfferReason } from '#shared/offers/states.ts';

const said = (subject: string, title: string, ...paragraphs: string[]) => ({ subject, title, paragraphs });

export const contactSupport = 'Contact support';
export const seeTheOffer = 'See the offer';
export const checkOut = 'Check out';
export const offersAlwaysSent = (address: string) =>
  `Sent to ${address} because of an offer on Atelier. Emails about offers are always sent.`;
export const respondBy = (until: string) => `Respond by ${until}.`;
export const elseDeclined = 'After that the offer is declined.';
export const checkOutBy = (until: string) => `Check out by ${until}.`;
export const paysBy = (buyer: string, until: string) => `${buyer} has until ${until} to pay.`;
export const elseFree = 'If it isn’t paid by then, it goes back on sale.';
export const received = (buyer: string, amount: string, title: string) =>
  said(
    `${amount} for ${title}`,
    `${buyer} offers ${amount}`,
    `For ${title}. You can accept, decline, or counter once.`,
  );
export const countered = (seller: string, amount: string, title: string) =>
  said(
    `${amount} for ${title}?`,
    `${seller} countered with ${amount}`,
    `For ${title}. You can accept, or make one final offer.`,
  );
export const lastOffered = (buyer: string, amount: string, title: string) =>
  said(
    `Final offer: ${amount} for ${title}`,
    `${buyer} made a final offer of ${amount}`,
    `For ${title}. You can accept or decline it.`,
  );
export const acceptedForBuyer = (seller: string, amount: string, title: string, isPhysical: boolean) =>
  said(
    `Accepted: ${title} for ${amount}`,
    `${seller} accepted ${amount}`,
    `${title} is reserved for you at this price.${isPhysical ? ' Shipping, if any, is added at checkout.' : ''}`,
  );
export const acceptedForSeller = (buyer: string, amount: string, title: string) =>
  said(
    `Accepted: ${title} for ${amount}`,
    `${buyer} accepted ${amount}`,
    `${title} is reserved for them at this price.`,
  );
export const declined = (seller: string, amount: string, title: string) =>
  said(`Declined: ${title}`, `${seller} declined`, `Your offer of ${amount} for ${title} was declined.`);
/** @param who '' for the reader */
export const silent = (who: string, amount: string, title: string) =>
  said(
    `No response: ${title}`,
    'An offer got no response',
    `${who || 'You'} didn’t respond to ${amount} for ${title} in time, so the offer is declined.`,
  );
export const withdrawn = (buyer: string, amount: string, title: string) =>
  said(`Withdrawn: ${title}`, `${buyer} withdrew an offer`, `It was ${amount} for ${title}.`);
export const unpaidForSeller = (buyer: string, title: string) =>
  said(
    `Not paid: ${title}`,
    `${title} wasn’t paid`,
    `${buyer} didn’t check out in time. The work is for sale again.`,
  );
export const unpaidForBuyer = (title: string) =>
  said(
    `Not paid: ${title}`,
    `Your reservation of ${title} has ended`,
    'Not paid in time, so it’s for sale again.',
  );
export const ended = (title: string, why: string) =>
  said(`Offer ended: ${title}`, `The offer for ${title} has ended`, why);
export const why: Record<Exclude<OfferReason, 'silence'>, string> = {
  sold: 'Sold to another buyer.',
  price: 'The price dropped to your offer or below, so you can buy it now.',
  not_for_sale: 'The work is no longer for sale.',
  removed: 'The work is no longer available.',
  hidden: 'The work is no longer available.',
  blocked: 'The work is no longer available.',
  suspended: 'The work is no longer available.',
};
