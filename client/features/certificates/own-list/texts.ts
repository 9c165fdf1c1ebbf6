export const certificates = 'Certificates';
export const lede = 'For works you bought, and certificates transferred to you.';
export const none = 'No certificates yet';
export const eachComesWithOne =
  'Each work you buy comes with a certificate of authenticity. Certificates transferred to you appear here, too.';
export const discover = 'Discover artworks';
export const notLoaded = 'Your certificates couldn’t be loaded.';
export const loading = 'Loading';
export const purchases = 'Purchases';
export const by = (artist: string) => `by ${artist}`;
export const numberOf = (number: number, size: number) => `Number ${number} of ${size}`;
export const boughtOn = (day: string) => `Bought on ${day}`;
export const receivedOn = (day: string) => `Received on ${day}`;
export const STATES = {
  valid: 'Valid',
  void: 'Void',
  transferred: 'Transferred',
} as const;
export const voidNote = 'Its sale was reversed, so it’s no longer valid.';
export const transferredNote = 'It has a new owner. You stay in the ownership history.';
export const see = 'See certificate';
export const seeNumber = (number: string) => `See certificate ${number}`;
