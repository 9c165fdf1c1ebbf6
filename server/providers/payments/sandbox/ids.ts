import { randomBytes } from 'node:crypto';

/** `pi_` and 24 letters and digits, unguessable. */
export const randomId = (prefix: string, length = 24): string =>
  `${prefix}_${randomBytes(length).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, length)}`;
