/** Every e-mail that is sent, by the kind in the outbox. */
import type { Frame } from '#shared/notices/notice.ts';
import { NOTICES, type TableRow } from '#shared/notices/notices.ts';
import { digest } from '../digest/letter.ts';
import { LAST_LETTER } from '../outbox/queries.ts';
import { accountKind, lastLetter, premiumKind, supportKind } from './account.ts';
import { hireKind } from './hire.ts';
import type { Kind } from './kind.ts';
import { offerKind } from './offers.ts';
import { certificateKind, orderKind } from './orders.ts';

/** The data and the frame of the letters of each area. */
const FRAMES: Record<Frame, (letter: never, notice: TableRow) => Kind> = {
  order: orderKind,
  certificate: certificateKind,
  offer: offerKind,
  hire: hireKind,
  premium: premiumKind,
  support: supportKind,
};

export const KINDS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    NOTICES.flatMap((notice) => {
      const { letter, kind, frame } = notice;
      return letter ? [[kind, (frame ? FRAMES[frame] : accountKind)(letter as never, notice)]] : [];
    }),
  ),
  digest,
  [LAST_LETTER]: lastLetter,
};

/** Members can unsubscribe only from what they chose. */
export const isOptional = (kind: string): boolean => kind === 'digest';
