import type { ReauthReason } from '#shared/http/endpoint.ts';

export const confirmItsYou = 'Confirm it’s you';
export const why: Record<ReauthReason, string> = {
  payouts: 'This decides where your money goes.',
  deletion: 'This deletes your account.',
  export: 'The export contains everything you’ve stored here.',
  roles: 'This decides who can run the gallery.',
  prices: 'This changes what sales and Premium cost.',
};
export const youReturn = 'You’ll sign in once more, and we’ll bring you right back.';
export const canceled = 'You didn’t sign in again, so nothing changed.';
export const other = (email: string | null) =>
  `That was another account, so nothing changed. Please sign in as ${email ?? 'yourself'}.`;
export const goOn = 'Continue';
export const opening = 'Opening…';
