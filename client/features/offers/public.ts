/** The parts of offers that other features may use. */
import { lazyPart } from '#client/lib/lazy-part.ts';

export { OfferPlace } from './offer-place.tsx';
/** In its own chunk: few works are open to offers. */
export const WorkOffer = lazyPart(() => import('./work-offer.tsx'));
