/** The parts of accounts that other features may use. */
export type { Method } from './biometric/biometric-dialog.tsx';
export { ArtistSpotlight } from './profile/artist-spotlight.tsx';
export { SuggestedArtists } from './profile/suggested-artists.tsx';
