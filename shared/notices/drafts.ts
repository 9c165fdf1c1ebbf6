import { REFUSALS, type Refusal } from '#shared/drafts/refusals.ts';
import type { EventFacts, LetterText } from './letter.ts';
import { type Notice, area } from './notice.ts';

export interface DraftEvents {
  /** A scheduled draft was not published. */
  'draft.refused': { draftId: string; memberId: string; title: string; dueAt: Date; change: Refusal };
}
type Refused = DraftEvents['draft.refused'];

const letter = ({ event, exact }: EventFacts<Refused>): LetterText => ({
  subject: `“${event.title}” wasn’t published`,
  paragraphs: [REFUSALS[event.change as Refusal]],
  facts: [{ label: 'Scheduled for', value: exact(new Date(event.dueAt)) }],
  deadline: { head: 'It’s still a draft.', rest: 'Publish it yourself, or choose another time.' },
  button: { label: 'Open the draft', path: `/upload?draft=${event.draftId}` },
});

const DRAFT_NOTICES = {
  upload_quota: {
    says: 'Your draft {title} wasn’t published because you reached the upload limit for free members',
    letter,
  },
  terms_not_accepted: {
    says: 'Your draft {title} wasn’t published because you haven’t agreed to the new terms',
    letter,
  },
  suspended: { says: 'Your draft {title} wasn’t published because your account is suspended', letter },
  deletion_pending: {
    says: 'Your draft {title} wasn’t published because your account is about to be deleted',
    letter,
  },
  draft_incomplete: {
    says: 'Your draft {title} wasn’t published because something is missing or wrong',
    letter,
  },
  upload_in_use: {
    says: 'Your draft {title} wasn’t published because its picture is used for another artwork',
    letter,
  },
  refused: { says: 'Your draft {title} couldn’t be published. Please check it.', letter },
} satisfies Record<Refusal, Notice<Refused, EventFacts<Refused>>>;

export const DRAFTS = area({
  type: 'draft',
  isAccount: true,
  topic: 'drafts',
  link: 'draft',
  on: 'draft.refused',
  change: ({ change }: Refused) => change,
  to: ({ memberId }: Refused) => [memberId],
  group: ({ draftId }: Refused) => draftId,
  rows: DRAFT_NOTICES,
});
