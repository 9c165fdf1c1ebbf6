/** Every e-mail that is sent, by the kind in the outbox. */
import { digest } from '../digest/letter.ts';
import { ACCOUNT_KINDS } from './account.ts';
import { CERTIFICATE_KINDS } from './certificates.ts';
import { HIRE_KINDS } from './hire.ts';
import type { Kind } from './kind.ts';
import { NOTICE_KINDS, lastLetter } from './notices.ts';
import { OFFER_KINDS } from './offers.ts';
import { ORDER_KINDS } from './orders.ts';
import { LAST_LETTER } from '../outbox/queries.ts';

export const KINDS: Readonly<Record<string, Kind>> = {
  ...ORDER_KINDS,
  ...CERTIFICATE_KINDS,
  ...OFFER_KINDS,
  ...HIRE_KINDS,
  ...ACCOUNT_KINDS,
  ...NOTICE_KINDS,
  digest,
  [LAST_LETTER]: lastLetter,
};

/** Members can unsubscribe only from what they chose. */
export const isOptional = (kind: string): boolean => kind === 'digest';
