import { paths } from '#client/paths.ts';

/** The form with the draft in it. */
export const draftPath = (id: string): string => `${paths.upload()}?draft=${id}`;
