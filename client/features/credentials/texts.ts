import type { Making } from '#shared/artworks/contract.ts';
import type { CredentialsState } from '#shared/credentials/contract.ts';
import type { ManifestValidity } from '#shared/uploads/manifest-validities.ts';

export const contentCredentials = 'Content credentials';

export const LEDES: Record<Exclude<CredentialsState, 'signing' | 'atelier'>, string> = {
  camera: 'The camera signed the picture when it was taken. Atelier signed it again when it was uploaded.',
  ai: 'The file’s credentials say AI was used, so the work carries the AI label.',
  none: 'Nothing was signed before this picture reached Atelier. That’s usual, and doesn’t count against it. Who made it was not checked.',
  untrusted: 'The upload was signed, but with a key we don’t recognize. Treat its claims as unproven.',
};
export const signedOn = (day: string) =>
  `Atelier signed this file on ${day}. Its signature doesn’t say who made the work.`;

export const signedByAtelier = 'Signed by Atelier';
export const publishedBy = (artist: string, title: string) => `Published by ${artist} as “${title}”`;
export const MADE: Record<Making, string> = {
  by_hand: 'By hand, according to the artist',
  camera: 'Taken with a camera, according to the artist',
  digital: 'Digital work, according to the artist',
  ai_assisted: 'AI-assisted',
  ai_generated: 'AI-generated',
};
export const notStated = 'How it was made: not stated';
export const trainingIsAllowed = 'AI training is allowed';
export const trainingIsNotAllowed = 'AI training is not allowed';

export const beforeThat = 'Before that';
export const tool = (name: string) => `Tool: ${name}`;
export const signer = (name: string) => `Signer: ${name}`;
export const noCredentials = 'The upload carried no credentials of its own.';
export const signedByTheCamera = 'Signed by the camera';
export const signedByAnAiTool = 'Signed by an AI tool';
export const signedBy = (signer: string) => `Signed by “${signer}”`;
export const unnamed = 'an unnamed signer';
export const onCapture = 'On capture';
export const claims = (day: string) => `Claims ${day}`;
export const captured = 'Captured by a camera, according to its signature';
export const madeWithAi = 'Made with a generative AI tool, according to its signature';
export const madeWith = (generator: string) => `Made with ${generator}, according to its signature`;
export const anyoneCanSign = 'Anyone can make such a signature';
export const claimsAreNotFacts = 'Its claims are stored, but not shown as facts';
export const namesWereNotKept = 'Location and names were not kept';
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
export const howThisWorks = 'How this works';
export const saveAsJson = 'Save as JSON';
export const done = 'Done';

export const ifLabelIsWrong =
  'Without the label, it shows as “Not stated” until the artist sets it. The files are signed again.';
export const labelWasRemoved = 'The file’s credentials say AI was used. A moderator removed the label.';
export const removeLabel = 'Remove AI label';
export const restoreLabel = 'Restore AI label';
export const labelRemoved = 'AI label removed';
export const labelRestored = 'AI label restored';
export const labelNotChanged = 'The label wasn’t changed';

export const noneInTheUpload = 'None in the upload';
export const labelIsRemoved = 'A moderator removed its AI label';
export const loading = 'Loading...';
export const notLoaded = 'Couldn’t be loaded';
export const tryAgain = 'Try again';
