/** What other features may use of accounts. */
export { SuggestedArtists } from './profile/suggested-artists.tsx';
