import type { OfferChange } from '#shared/offers/states.ts';
import { leadTo } from './notice.ts';

export const OFFER_NOTICES = leadTo<OfferChange>('offers', {
  received: '{who} offered {amount} for {title}',
  countered: '{who} countered with {amount} for {title}',
  last_offered: '{who} made a final offer of {amount} for {title}',
  accepted: '{who} accepted {amount} for {title}',
  declined: {
    seller: 'The offer of {amount} for {title} got no response',
    buyer: 'Your offer of {amount} for {title} was declined',
  },
  withdrawn: '{who} withdrew the offer for {title}',
  ended: 'The offer of {amount} for {title} has ended',
  unpaid: '{title} wasn’t paid in time, so it’s for sale again',
});
