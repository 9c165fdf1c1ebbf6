import type { Making } from '#shared/artworks/contract.ts';
import type { CredentialsState } from '#shared/credentials/contract.ts';
import type { ManifestValidity } from '#shared/uploads/manifest-validities.ts';

export const LEDES: Record<Exclude<CredentialsState, 'signing' | 'atelier'>, string> = {
  camera: 'The camera signed the picture when it was taken. Atelier signed it again when it was uploaded.',
  ai: 'The file’s credentials say AI was used, so the work carries the AI label.',
  none: 'Nothing was signed before this picture reached Atelier. That’s usual, and doesn’t count against it. Who made it was not checked.',
  untrusted: 'The upload was signed, but with a key we don’t recognize. Treat its claims as unproven.',
};

export const MADE: Record<Making, string> = {
  by_hand: 'By hand, according to the artist',
  camera: 'Taken with a camera, according to the artist',
  digital: 'Digital work, according to the artist',
  ai_assisted: 'AI-assisted',
  ai_generated: 'AI-generated',
};

export const VALIDITIES: Record<ManifestValidity, string> = {
  known: 'The signer is on the list of known makers',
  unknown: 'Not on the list of known makers',
  expired: 'The signature had expired when the file arrived',
  damaged: 'It doesn’t match the file, so one of them was changed',
};

const vouches =
  'Atelier vouches for which member uploaded the picture and when. Who made it was not checked. Location and other personal data were removed from the file on arrival.';
export const FEET: Record<Exclude<CredentialsState, 'signing'>, string> = {
  atelier: `${vouches} How it was made is the artist’s own statement.`,
  camera:
    'We checked the camera’s signature on upload and kept signer, device and kind of capture, nothing else.',
  ai: 'Only a moderator can remove this label.',
  none: vouches,
  untrusted: 'If you think a claim is false, report the work from its menu.',
};
