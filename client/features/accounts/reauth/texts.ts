import type { ReauthReason } from '#shared/http/endpoint.ts';

export const why: Record<ReauthReason, string> = {
  payouts: 'This decides where your money goes.',
  deletion: 'This deletes your account.',
  export: 'The export contains everything you’ve stored here.',
  roles: 'This decides who can run the gallery.',
  prices: 'This changes what sales and Premium cost.',
};
export const other = (email: string | null) =>
  `That was another account, so nothing changed. Please sign in as ${email ?? 'yourself'}.`;
