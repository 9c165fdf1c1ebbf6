/** What other features may use of accounts. */
export { createFeaturedArtists, withBestWorks } from './artists/featured.ts';
export { findMemberAsSeenBy, requireMember } from './profile/service.ts';
export {
  addToCount,
  saveCustomer,
  lockMember,
  setLocale,
  setMemberHidden,
  setPaymentFields,
} from './profile/kept-fields.ts';
