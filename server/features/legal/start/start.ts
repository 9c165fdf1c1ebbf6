/** The first versions: what this software does and stores. The gallery's owner has them checked and writes the next version. */
import type { LegalPage } from '#shared/legal/pages.ts';
import { HIRE_COMMISSION_RATE, ratePercent } from '#shared/kernel/commission.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { APPEAL_DAYS } from '#shared/moderation/times.ts';
import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS } from '#shared/orders/times.ts';
import { PRIVACY } from './privacy.ts';

const TERMS = `
## Your account

One person, one account. You sign in through our sign-in provider; your password never reaches us. What you publish and sell is in your name, so keep your account to yourself.

## Your works

Your works stay yours. You let us show them here, in search and in link previews, for as long as they are in the gallery. Works made with AI are labeled as such.

## Buying and selling

A work is one of a kind and sold once, or an edition of numbered copies, each sold once. It is reserved for you for ${RESERVATION_MINUTES} minutes while you pay. The artist ships within ${SHIP_WITHIN_DAYS} days, or you get your money back. You can request a refund of a digital work within ${DIGITAL_HOLD_DAYS} days of paying and of a physical work within ${DELIVERY_HOLD_DAYS} days of delivery.

## Commission and payouts

We keep {{commission}} of each sale, {{premium_commission}} for Premium members. The rate shown when the buyer agrees applies to that sale, and never changes afterward. The artist is paid when the refund window closes, or when the buyer confirms delivery.

## Premium

Premium costs {{premium_price}} a month and can be canceled at any time; it then lasts until the end of the paid month. A subscription keeps the price it started at.

## Projects

Half of the agreed price is paid when a designer is chosen, and held until the client approves. If the client doesn’t respond within ${APPROVAL_DAYS} days of delivery, the work is approved automatically. We keep ${ratePercent(HIRE_COMMISSION_RATE)} of the price.

## What isn’t allowed

Work that isn’t yours, AI work without its label, harassment, spam, nudity or violence meant to shock, and anything illegal. Anyone can report it, and a moderator decides. What breaks these rules can be hidden, and members who break them can be warned or suspended. We tell you why, and you can appeal within ${APPEAL_DAYS} days.

## Changes to these terms

We tell you by email before new terms apply, and ask you to agree to them. Every version stays on this page.

## Contact

Write to [{{support}}](mailto:{{support}}). The [legal notice](/legal/imprint) says who runs this gallery.
`;

const IMPRINT = `
## Who runs this gallery

{{owner}}

{{address}}

## Contact

[{{support}}](mailto:{{support}})
`;

export const START: Record<LegalPage, string> = {
  terms: TERMS.trim(),
  privacy: PRIVACY.trim(),
  imprint: IMPRINT.trim(),
};
