/** The parts of accounts that other features may use. */
export { beginAgreement, lockAgreements, shareAgreements } from './agreements.ts';
export { createFeaturedArtists, withBestWorks } from './artists/featured.ts';
export { removeSessions } from './sessions/queries.ts';
export { deleteTokensOf } from './tokens/queries.ts';
export { listSessions } from './sessions/service.ts';
export { requireOtherAdmin } from './role/service.ts';
export { maySeeMember } from './profile/policy.ts';
export { avatarOwner, findMemberAsSeenBy, requireMember } from './profile/service.ts';
export {
  addToCount,
  addToCounts,
  findRole,
  listSuspensionsEnded,
  lockMember,
  setLocale,
  saveCustomer,
  setMemberHidden,
  setPaymentFields,
  setSuspendedUntil,
} from './profile/maintained-fields.ts';
