/** What other features may use of accounts. */
export { createFeaturedArtists, withBestWorks } from './artists/featured.ts';
export { findSeenMember, requireMember } from './profile/service.ts';
