import { changesOf, leadTo } from './notice.ts';

/** To the owner who transferred it, and to the new one; voided: to all its owners, if it was transferred. */
export const CERTIFICATE_NOTICES = leadTo('certificate', {
  handed_on: 'The new owner accepted your certificate for {title}',
  received: 'You’re now the certified owner of {title}',
  voided: 'Your certificate for {title} is void: its sale was reversed',
});
export const CERTIFICATE_CHANGES = changesOf(CERTIFICATE_NOTICES);
