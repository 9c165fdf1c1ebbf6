/** Why a scheduled draft was not published, by the code of the error; `refused` for any other. */
export const REFUSALS = {
  upload_quota: 'You had reached the upload limit for free members.',
  terms_not_accepted: 'You hadn’t agreed to the new terms.',
  suspended: 'Your account was suspended.',
  deletion_pending: 'Your account was about to be deleted.',
  draft_incomplete: 'Something was missing or wrong.',
  upload_in_use: 'Its picture was already used for another artwork.',
  refused: 'The picture or what you typed couldn’t be used.',
} as const;
export type Refusal = keyof typeof REFUSALS;
export const REFUSAL_NAMES = Object.keys(REFUSALS) as [Refusal, ...Refusal[]];

export const refusalOf = (code: string): Refusal => (code in REFUSALS ? (code as Refusal) : 'refused');
